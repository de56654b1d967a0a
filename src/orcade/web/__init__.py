"""The table in the browser: rooms, store, streams and pages."""

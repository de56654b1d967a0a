"""The Orclympics: one folder a discipline."""

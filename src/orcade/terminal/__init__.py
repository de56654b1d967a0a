"""The table on a terminal: play, watch, verify, rules and arena, in lines of text."""

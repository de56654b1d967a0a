"""The lab: bots play each other in numbers, and what they did is counted, kept and compared."""

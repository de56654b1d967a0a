"""Orcwars Too!: tribes, gold and treachery, under leaders who may not be obeyed."""

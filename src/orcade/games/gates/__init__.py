"""Orcs at the Gates: loot a town that is full of orcs, against the Gamemaster and his clock."""

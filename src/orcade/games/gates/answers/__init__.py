"""What a player can answer, by chapters of the rulebook. Words are made only when they are looked at, from the view of
the seat that is asked."""

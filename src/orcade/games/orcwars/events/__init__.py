"""What happens in the wars, as data with a sentence each, by chapters of the rulebook."""

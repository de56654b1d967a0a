"""What happens at the gates, as data with a sentence each, by chapters of the rulebook."""

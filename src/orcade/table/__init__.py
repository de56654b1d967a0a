"""What every game shares, and knows no game: requests, matches, cards, dice, boards, scenes, records."""

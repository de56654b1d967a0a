"""What was found out about the games by letting bots play them."""

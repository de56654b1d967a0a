"""Would the tests notice if a rule were wrong? A sample of small changes to each game's rules, each tried by itself.

`GAME.toml` beside this file holds a game's sample: at least thirty changes of one line. `python -m tests.mutants GAME`
makes each change in a copy of the source and runs the game's tests until one is red. Of the changes at least 90 in 100
must be noticed; and where a number of the rules changes, also by a test of what players are told (marker `told`).
"""

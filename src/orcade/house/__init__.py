"""The tests that every game of Orcade passes, for games of others too: `pip install 'orcade[house]'`, then

    python -m orcade.house my-game

runs all of them over an installed game; what follows goes to pytest (`-k sight`, `-x`, `-n 4` …). Without a name they
run over every installed game. In one run with tests of your own, or with the options of your project:

    pytest -p orcade.house.plugin --pyargs orcade.house --game my-game

Settings, as options or in the `[tool.pytest.ini_options]` of your project, are paths from its root:

- `--playthroughs`, `house_playthroughs`: where the matches in words are kept (tests/house/playthroughs);
  `python -m orcade.house.playthrough my-game` writes one;
- `--tests`, `house_tests`: the tests of your own (tests), which name by `@pytest.mark.rule("MG 1")` what they show.
"""

TEXTS = "tests/house/playthroughs"
"""Where matches in words are kept unless another place is named."""

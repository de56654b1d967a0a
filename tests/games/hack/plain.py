"""A deck for scenarios: each card does one thing, and is called what it does."""

from __future__ import annotations

PLAIN = """
id = "plain"

[character]
name = "Plain"
player = "Anybody"
combat = 2
thieving = 1
negotiation = 1
lawyering = 1

[[room]]
id = "cross"
name = "Cross"
doors = "NESW"
count = 2
[[room]]
id = "hall"
name = "Hall"
doors = "NS"
[[room]]
id = "bend"
name = "Bend"
doors = "NE"
[[room]]
id = "fork"
name = "Fork"
doors = "NES"
[[room]]
id = "nook"
name = "Nook"
doors = "N"
[[room]]
id = "gate"
name = "Gate"
doors = "NESW"
exit = true
[[room]]
id = "chamber"
name = "Chamber"
doors = "NESW"
chamber = true
[[room]]
id = "temple"
name = "Temple"
doors = "NESW"
effects = [
  { do = "ban", what = "monsters", who = "you" },
  { do = "bonus", to = "removal", by = 2 },
  { do = "whenever", happens = "die", then = [{ do = "draw", cards = 1 }] },
]
[[monster]]
id = "troll"
name = "Troll"
difficulty = 3
[[monster]]
id = "rat"
name = "Rat"
difficulty = 0
[[monster]]
id = "wyrm"
name = "Wyrm"
difficulty = 1
deeper = 1
[[monster]]
id = "magpie"
name = "Magpie"
difficulty = 2
spares = true
lose = [{ do = "drop-item", who = "you" }]
[[monster]]
id = "hydra"
name = "Hydra"
difficulty = 2
lose = [{ do = "lose-turn", who = "you" }]
win = [{ do = "draw", cards = 2, who = "you" }]
[[trap]]
id = "pit"
name = "Pit"
difficulty = 2
[[npc]]
id = "clerk"
name = "Clerk"
difficulty = 2

[[item]]
id = "hand"
name = "Hand"
hand = true
[[item]]
id = "sword"
name = "Sword"
effects = [{ do = "bonus", to = "combat", by = 2, who = "you" }]
[[item]]
id = "lamp"
name = "Lamp"
effects = [{ do = "bonus", to = "search", by = 1, who = "you" }]
[[item]]
id = "chain"
name = "Chain"
effects = [{ do = "ban", what = "steal", who = "you" }]
[[item]]
id = "nose"
name = "Nose"
effects = [{ do = "allow", what = "search-twice" }]
[[item]]
id = "clock"
name = "Clock"
effects = [{ do = "bonus", to = "actions", by = -1, who = "others" }]
[[item]]
id = "bag"
name = "Bag"
effects = [{ do = "allow", what = "item-on-pass" }]
[[item]]
id = "egg"
name = "Egg"
effects = [
  { do = "whenever", happens = "turn", then = [{ do = "drop-item", who = "you" }] },
  { do = "whenever", happens = "turn", then = [{ do = "draw", cards = 1 }] },
  { do = "whenever", happens = "die", then = [{ do = "swap" }] },
]

[[event]]
id = "sermon"
name = "Sermon"
when = "turn"
if = ["theirs"]
effects = [{ do = "lose-action", who = "actor" }]
[[event]]
id = "closed"
name = "Closed"
when = "move"
if = ["theirs", "exit"]
effects = [{ do = "go", to = "back", who = "actor" }]
[[event]]
id = "brick"
name = "Brick"
when = "move"
if = ["theirs"]
effects = [{ do = "kill", who = "actor" }]
[[event]]
id = "cheer"
name = "Cheer"
when = "rolled"
effects = [{ do = "boost", side = "victim", by = 2 }]
[[event]]
id = "fumble"
name = "Fumble"
when = "rolled"
if = ["theirs"]
effects = [{ do = "reroll", die = "victim" }]
[[event]]
id = "mistake"
name = "Mistake"
when = "rolled"
effects = [{ do = "cancel" }]
[[event]]
id = "faint"
name = "Faint"
when = "death"
if = ["mine"]
effects = [{ do = "save" }]
[[event]]
id = "angel"
name = "Angel"
when = "death"
if = ["theirs"]
effects = [{ do = "save" }]
[[event]]
id = "rob"
name = "Rob"
when = "death"
if = ["theirs"]
effects = [{ do = "steal", who = "actor" }]
[[event]]
id = "nap"
name = "Nap"
when = "action"
effects = [{ do = "lose-turn", who = "target" }]
[[event]]
id = "trip"
name = "Trip"
when = "action"
effects = [{ do = "lose-action", who = "target" }]
[[event]]
id = "grab"
name = "Grab"
when = "action"
effects = [{ do = "steal", who = "target" }]
[[event]]
id = "trade"
name = "Trade"
when = "action"
effects = [{ do = "swap" }]
[[event]]
id = "home"
name = "Home"
when = "action"
effects = [{ do = "go", to = "entrance", who = "target" }]
[[event]]
id = "tunnel"
name = "Tunnel"
when = "action"
if = ["mine"]
effects = [{ do = "go", to = "near-exit", who = "you" }]
[[event]]
id = "lost"
name = "Lost"
when = "action"
if = ["behind"]
effects = [{ do = "draw", cards = 1 }]
[[event]]
id = "leap"
name = "Leap"
when = "action"
effects = [{ do = "go", to = "adjacent", who = "you" }]
[[event]]
id = "spin"
name = "Spin"
when = "action"
effects = [{ do = "turn-room", by = 1 }]
[[event]]
id = "haste"
name = "Haste"
when = "action"
effects = [{ do = "gain-action", actions = 1, who = "you" }]
[[event]]
id = "spy"
name = "Spy"
when = "action"
effects = [{ do = "peek", who = "target" }]
[[event]]
id = "blame"
name = "Blame"
when = "action"
effects = [{ do = "kill", who = "gm" }]
[[event]]
id = "curse"
name = "Curse"
when = "action"
if = ["mine"]
effects = [
  { do = "stay", who = "target", effects = [
    { do = "bonus", to = "combat", by = -1 },
    { do = "ban", what = "search", who = "you" },
  ] },
]
[[event]]
id = "oath"
name = "Oath"
when = "action"
if = ["mine"]
effects = [
  { do = "stay", who = "you", effects = [
    { do = "whenever", happens = "turn", then = [{ do = "draw", cards = 1 }] },
  ] },
]
[[event]]
id = "erase"
name = "Erase"
when = "action"
effects = [{ do = "remove-rule", who = "target" }]
[[event]]
id = "tax"
name = "Tax"
when = "action"
effects = [{ do = "discard", cards = 2, who = "target" }]

[[rule]]
id = "hurry"
name = "Hurry"
difficulty = 2
effects = [{ do = "bonus", to = "actions", by = 1, who = "you" }]
[[rule]]
id = "habit"
name = "Habit"
difficulty = 1
effects = [{ do = "whenever", happens = "turn", then = [{ do = "draw", cards = 1, who = "you" }] }]
[[rule]]
id = "hush"
name = "Hush"
difficulty = 3
effects = [{ do = "ban", what = "search", who = "others" }]
[[rule]]
id = "far"
name = "Far"
difficulty = 1
effects = [
  { do = "allow", what = "room-anywhere" },
  { do = "whenever", happens = "turn", then = [{ do = "go", to = "entrance", who = "target" }] },
]
"""


def counted(text: str) -> str:
    """With as many Crosses as a deck of 52 cards needs."""
    cards = sum(text.count(f"[[{table}]]") for table in ("room", "monster", "trap", "npc", "item", "event", "rule"))
    return text.replace("count = 2", f"count = {53 - cards}")


PLAIN = counted(PLAIN)
"""52 cards: one of each, and Crosses."""

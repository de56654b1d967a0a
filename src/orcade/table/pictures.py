"""What pictures of cards are put together from, by name: a subject, what lies beside it, a mood. `draw/kit/pictures.py`
draws them; a card that says nothing of its picture gets one worked out from its words."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Final

import msgspec

SUBJECTS: Final[dict[str, str]] = {
    # people
    "merchant": "trader pedlar salesman seller dealer vendor buyer",
    "clerk": "official guild auditor accountant secretary scribe teller student",
    "thief": "robber burglar rogue bandit pickpocket fence smuggler",
    "widow": "mourner mother nun witch ghost lady",
    "bard": "singer minstrel poet jester fool musician dancer",
    "brute": "barbarian bully warrior wrestler",
    "sergeant": "soldier guard captain bailiff officer recruiter watchman",
    "duchess": "queen countess baroness madam",
    "aunt": "grandmother grandma granny cook nanny",
    "oracle": "seer prophet fortune witch priestess",
    "gent": "diplomat lord witness butler baron count sir",
    "judge": "notary lawyer court jury trial verdict",
    "elder": "old man hermit wizard beggar grandfather sage monk",
    "princess": "maiden damsel bride",
    "innkeeper": "landlord host cook baker brewer inn tavern",
    "knight": "hero paladin champion armour",
    "knuckles": "bob hood",
    "ravager": "dave viking",
    "thorina": "sara braid",
    "billy": "brian cap",
    "ba": "gm gamemaster master newt spectacles",
    "spy": "agent stranger informer",
    "shaman": "druid mask",
    # beasts and worse
    "rat": "rats mouse mice vermin",
    "dog": "dogs hound puppy cur",
    "bear": "bears cub fur",
    "slime": "jelly ooze blob pudding goo",
    "bat": "bats",
    "bull": "ox cow minotaur cattle",
    "tentacles": "thing horror squid kraken octopus limb",
    "wasp": "wasps bee bees hornet fly mosquito",
    "swan": "goose geese duck gull bird",
    "unicorn": "horse pony mule mare",
    "hydra": "heads",
    "serpent": "snake viper adder eel",
    "worm": "maggot grub caterpillar",
    "skeleton": "bones undead",
    "dragon": "wyrm lizard drake",
    "wolf": "werewolf fox jackal",
    "boar": "hog swine",
    "pig": "sow piglet",
    "monster": "beast creature villain",
    "goblin": "imp gremlin",
    "goblins": "gang mob",
    "hobgoblin": "chief",
    "kobold": "kobolds",
    "ogre": "giant",
    "troll": "trolls",
    "crowd": "queue party people",
    "chief-hobgoblin": "warlord tyrant",
    "orc-ambush": "ambush surprise",
    "orc-horde": "horde pack packs army",
    # places
    "door": "doorway entrance doors exit",
    "back-door": "backdoor side",
    "window": "balcony glass pane",
    "chute": "slide pipe laundry",
    "altar": "vectra chapel shrine chamber temple",
    "steps": "stairs staircase landing stairway",
    "drain": "gutter sewer well cellar",
    "bookcase": "library archive shelf shelves",
    "crossroads": "crossing fork way signs",
    "passage": "corridor tunnel hall bend hallway corner cave cavern",
    "hole": "gap breach crack loophole crater",
    "gate": "portcullis grate gates",
    "cage": "stalls prison cell jail kennel",
    "pillars": "colonnade columns gallery hall",
    "board": "notice agenda list table meeting",
    "chair": "seat room waiting sofa throne",
    "crusher": "walls press smaller",
    "lever": "switch handle",
    "chandelier": "candles lamp ceiling",
    "dummy": "training practice target scarecrow",
    "tower": "castle keep",
    "signpost": "sign direction detour",
    "mine": "cave shaft",
    "grave": "tomb crypt dead dies",
    "pit": "trapdoor floor lid abyss",
    "bed": "cushions sleep bedroom rest",
    "moon": "night dark darkness",
    "bush": "garden hedge herb",
    "tree": "wood forest",
    "statue": "statues figure",
    "painting": "portrait picture gallery",
    # things
    "key": "keys unlock",
    "picks": "lockpicks tools",
    "lock": "padlock locked chain",
    "scales": "justice pawnshop weight balance law",
    "map": "plan chart route",
    "millstone": "grinder mill pendulum",
    "purse": "wallet pouch",
    "moustache": "beard disguise false",
    "fork": "dowsing twig branch",
    "rope": "tripwire wire string knot cord net",
    "broom": "cupboard sweep mop",
    "mirror": "mirrors reflection",
    "lens": "magnifier search look eye find searched",
    "spring": "trampoline reset jump",
    "anvil": "anvils weight smith",
    "hourglass": "time timer clock later hour minutes",
    "lute": "song music harp",
    "pole": "stick staff",
    "socks": "laundry stocking",
    "horn": "trumpet dinner call",
    "belt": "strap notched",
    "brush": "paint painted",
    "teapot": "tea",
    "dart": "arrow needle blowpipe",
    "letter": "mail invitation note thank thanks",
    "ladder": "climb folding",
    "hat": "pin cap",
    "quill": "pen ink sign signed signature",
    "bread": "garlic loaf crumb food",
    "tape": "ribbon sticky",
    "trousers": "pants",
    "pencil": "crayon draw",
    "chest": "treasure coffer crate box",
    "bag": "basket satchel",
    "sack": "encumbrance bundle",
    "barrel": "keg wine beer",
    "coins": "gold money coin silver pay receipts toll",
    "gem": "jewel diamond ruby",
    "ring": "rings",
    "crown": "king royal",
    "cup": "goblet prize trophy",
    "tankard": "ale mug",
    "potion": "flask poison elixir",
    "coffee": "cafe",
    "pizza": "lunch snack",
    "saucepan": "kitchen mess pot pan",
    "spilled-cup": "spilt grease greased oil",
    "candlestick": "candle light",
    "torch": "fire flame",
    "fireball": "explosion burning smoking",
    "bomb": "blast",
    "acid": "vat",
    "needle": "pinprick",
    "trap": "traps snare",
    "sword": "blade rapier sabre",
    "great-sword": "greatsword",
    "two-axes": "axes",
    "axe": "hatchet",
    "mace": "morningstar",
    "cudgel": "club",
    "spear": "lance pike",
    "scythe": "sickle",
    "bow": "archer",
    "crossbow": "bolt",
    "quiver": "arrows",
    "shield": "buckler",
    "helmet": "helm",
    "breastplate": "plate mail",
    "jerkin": "coat shirt robe cloak",
    "boots": "boot feet",
    "burning-boots": "hot",
    "shoe": "shoes",
    "bandage": "wound heal arm",
    "scroll": "paper contract will testament document minutes page text footnotes",
    "book": "rulebook manual notebook binder",
    "open-book": "read reading phrase chapter edition",
    "cards": "deck hand",
    "die": "dice roll rolled",
    "cocked-die": "cocked reroll",
    "screen": "cardboard",
    "drum": "drums",
    "flag": "banner banners",
    "gavel": "objection rule order",
    "wheel": "cart wagon wheels",
    "skull": "death doom",
    "star": "stars experience feat",
    "halo": "angel alive",
    "heart": "love feelings",
    "hand": "fingers",
    "healing-hands": "cure bless chance",
    "fist": "punch hit fight might",
    "npc": "talk speech discuss word words ask",
    "footprints": "steps tracks path running run",
    "pick-pocket": "steal stealing",
    "dagger": "knife knives backstab",
    "swap": "exchange change trade",
    "twins": "same double two",
    "vanished": "gone vanish missing",
    "fainted": "unconscious faint",
    "stuck": "trapped",
    "plates": "plate tile",
    "bolt": "lightning sudden",
    "tusk": "tooth ivory",
    "poppy": "flower perfumed",
    "stone": "rock rocks boulder",
}
"""Of pictures, each with words of a card's name that suggest it."""

MOODS: Final[dict[str, str]] = {
    "angry": "rage spite grudge mad",
    "sly": "trick cheat plan secret",
    "scared": "fear panic surprise",
    "merry": "happy lucky thank party",
    "grand": "great royal legendary hero",
    "grim": "doom dead darkness cursed last",
    "dizzy": "confused wrong swinging",
    "hasty": "quick running hurry start",
    "sleepy": "waiting long slow",
    "smelly": "unwashed garlic smoking",
    "wet": "drain rain flood",
}


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card's picture shows; names of SUBJECTS and MOODS, "" for nothing."""

    subject: str
    beside: str = msgspec.field(default="", name="with")
    mood: str = ""


def name_of(kind: str, picture: Picture) -> str:
    """What a scene says of it: the kind of card and these parts, "monster.bear.jerkin.angry"."""
    return ".".join(part for part in (kind, picture.subject, picture.beside, picture.mood) if part)


def faults(picture: Picture) -> Iterator[tuple[str, str]]:
    """The parts that nobody can draw: the field, and what is wrong there."""
    for field, part, known in (
        ("subject", picture.subject, SUBJECTS),
        ("with", picture.beside, SUBJECTS),
        ("mood", picture.mood, MOODS),
    ):
        if part not in known and (part or field == "subject"):
            near = difflib.get_close_matches(part, known, 3, 0.5)
            few = ", ".join(known) if known is MOODS else f"{', '.join(near or list(known)[:3])} …"
            yield field, f"{part!r} is no part of a picture; it is one of: {few}"


def worked_out(words: str, about: Sequence[str], otherwise: Sequence[str], taken: Collection[Picture]) -> Picture:
    """A picture for who says none: the same for the same words. Of those that fit, the first that is not `taken`.

    `about`: subjects that its effects suggest, the best first; `otherwise`: those that its kind does.
    """
    said = [each for word in re.findall("[a-z]+", words.lower()) for each in (word, word.removesuffix("s"))]
    named = [name for word in said for name in SUBJECTS if word in _words(name, SUBJECTS)]
    subjects = list(dict.fromkeys([*named, *about]))
    first = sum(words.encode()) % len(SUBJECTS)
    others = [*otherwise, *list(SUBJECTS)[first:], *list(SUBJECTS)[:first]]
    moods = [name for word in said for name in MOODS if word in _words(name, MOODS)]
    beside = [*subjects[1:2], "", *subjects[2:], *others]
    for subject, second, mood in product([*subjects, *others], beside, [*moods[:1], "", *MOODS]):
        found = Picture(subject, second if second != subject else "", mood)
        if found not in taken:
            return found
    raise AssertionError("there are more pictures than cards")


def _words(name: str, known: dict[str, str]) -> list[str]:
    return [*name.split("-"), *known[name].split()]

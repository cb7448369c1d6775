"""Every screen of the game, and how Ada gets there."""

from tests.browser.ada import Show
from tests.browser.screens_after import compared, line, no_replay, plan, replay, review
from tests.browser.screens_home import (
    daily,
    exercise,
    history,
    home,
    mistakes,
    newcomer,
    nothing_there,
    open_tables,
    panel,
    puzzle,
    puzzle_solved,
    room,
    room_of_a_friend,
    solution,
)
from tests.browser.screens_table import (
    bid,
    end,
    flat_map,
    hand_over,
    helping,
    holding,
    holding_on_map,
    life,
    life_on_map,
    log,
    menu,
    objective,
    other_planet,
    planning,
    races,
    table,
)
from tests.browser.table import lay, lay_on_map

SCREENS: dict[str, Show] = {
    "home-first": newcomer,
    "home": home,
    "panel-bots": panel("Set up a game against bots"),
    "panel-screen": panel("Set up pass and play"),
    "panel-friends": panel("Set up a game with friends"),
    "panel-code": panel("Join by code"),
    "panel-open": open_tables,
    "panel-tables": panel("Your tables"),
    "panel-history": history,
    "panel-daily": daily,
    "settings": panel("Settings"),
    "room": room,
    "room-friend": room_of_a_friend,
    "table-start": table("start"),
    "table-holding": holding,
    "table-off-turn": planning,
    "table-other-planet": other_planet,
    "table-bid": bid,
    "table-two": table("duel"),
    "table-map": flat_map,
    "life": life,
    "end": end("end"),
    "end-two": end("duel end"),
    "replay": replay,
    "review": review,
    "line": line,
    "line-compare": compared,
    "plan": plan,
    "replay-file": no_replay,
    "mistakes": mistakes,
    "mistakes-exercise": exercise,
    "mistakes-solution": solution,
    "puzzle": puzzle,
    "puzzle-solved": puzzle_solved,
    "menu": menu,
    "help": helping,
    "curtain": hand_over(lay),
    "nothing-there": nothing_there,
}
"""The screens by name; each starts on a new page."""

ON_THE_MAP: dict[str, Show] = {
    **{name: show for name, show in SCREENS.items() if name != "table-map"},
    "table-holding": holding_on_map,
    "life": life_on_map,
    "curtain": hand_over(lay_on_map),
}
"""The same screens on the flat map, which is quicker than 3D in software."""

PHONE_SHEETS: dict[str, Show] = {"sheet-races": races, "sheet-objective": objective, "sheet-log": log}

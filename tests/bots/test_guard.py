"""Whatever a guarded bot does, the game continues, the fault is named, and no process is left behind."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.bots.positions import turn_in
from tests.cli.command import twelvefold

from twelvefold.bots import Bot, Played, make_bot, play_game
from twelvefold.bots.remarks import FAULTS, PLAYED_ON
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game

WRONG = f"{Path(__file__).with_name('own_bot.py')}:Wrong"
ROUNDS = 12


def played(options: str) -> Played:
    """A game between a guarded bot and naive."""
    return play_game(Deal.draw(2, 1), [make_bot(f"{WRONG}:{options}"), make_bot("naive")], 1)


@pytest.mark.parametrize(
    ("does", "fault", "detail"),
    [
        ("crash", "fault: crash", "round 11, seat 0: ValueError: seat 0 [2J is lost (own_bot.py, line "),
        ("leave", "fault: crash", "round 11, seat 0: SystemExit: goodbye (own_bot.py, line "),
        ("nothing", "fault: illegal move", "round 11, seat 0: choose returned None"),
        ("taken", "fault: illegal move", "round 11, seat 0: choose returned Move(slot=9, "),
        ("lists", "fault: illegal move", "round 11, seat 0: choose returned ("),
        ("huge", "fault: illegal move", "round 11, seat 0: choose returned '0123"),
        ("number", "fault: illegal move", "round 11, seat 0: choose returned something of type int"),
        ("fractions", "fault: illegal move", "round 11, seat 0: choose returned ("),
        ("die", "fault: crash", "round 11, seat 0: its process ended with status 7"),
        ("fall", "fault: crash", "round 11, seat 0: its process was ended by SIGSEGV"),
        ("meddle", "fault: crash", "round 11, seat 0: its answer can't be read"),
    ],
)
def test_a_fault_is_named_and_the_game_goes_on(does: str, fault: str, detail: str) -> None:
    result = played(f"does={does},since=11")
    assert result.game.is_over
    assert result.remarks[0] == {fault: 2}
    assert str(result.details[0][fault]).startswith(detail)
    assert str(result.details[0][fault]).isprintable()
    assert not result.remarks[1]
    assert fault in FAULTS


def test_naive_moves_in_its_place() -> None:
    game = Game.new(2, 4)
    assert make_bot(f"{WRONG}:does=nothing").choose(turn_in(game)) == make_bot("naive").choose(turn_in(game))


def test_an_endless_thought_is_ended_and_the_next_game_is_unharmed() -> None:
    bot = make_bot(f"{WRONG}:does=loop,since=12,limit=1")
    for seed in (1, 2):
        result = play_game(Deal.draw(2, seed), [bot, make_bot("naive")], seed)
        assert result.remarks[0] == {"fault: endless thought": 1}
        [(fault, detail)] = result.details[0].items()
        assert (fault, str(detail)) == ("fault: endless thought", "round 12, seat 0: no move after 1 seconds")


def test_after_three_lost_processes_naive_plays_on_until_the_game_ends() -> None:
    bot = make_bot(f"{WRONG}:does=die,since=6")
    for seed in (1, 2):
        result = play_game(Deal.draw(2, seed), [bot, make_bot("naive")], seed)
        assert result.remarks[0] == {"fault: crash": 3, "naive played on": 4}


def test_an_exception_costs_no_process() -> None:
    assert played("does=crash").remarks[0] == {"fault: crash": ROUNDS}


def test_a_talkative_bots_remarks_are_bounded() -> None:
    remarks = played("does=chatter,since=12").remarks[0]
    assert sum(remarks.values()) == 16
    assert all(len(remark) <= 80 for remark in remarks)


def test_it_cannot_say_of_itself_that_it_failed() -> None:
    assert played("does=slander,since=12").remarks[0] == {"as it wished": 1}


def test_a_bot_that_answers_twice_is_not_heard_the_second_time() -> None:
    result = played("does=fork")
    assert result.game.is_over
    # The second answer may arrive before, with or after the next question; it is noticed at the next read in any case.
    assert set(result.remarks[0]) <= {"fault: crash", PLAYED_ON}
    assert result.remarks[0]["fault: crash"] >= 1
    assert str(result.details[0]["fault: crash"]).endswith(
        ("it answered a different question", "its answer can't be read")
    )


def test_its_cpu_time_is_its_own() -> None:
    bot = make_bot(f"{WRONG}:does=huge")
    turn = turn_in(Game.new(2, 1))
    bot.choose(turn)
    assert turn.seconds_elsewhere > 0


def test_it_has_the_same_chance_there_as_here() -> None:
    turn, twin = turn_in(Game.new(2, 1), 5), turn_in(Game.new(2, 1), 5)
    there = type(turn).passed_on(twin.view, twin.box, twin.key, twin.budget)
    assert there.chance.random() == turn.chance.random()
    assert there.chance_seed == turn.chance_seed


def test_what_it_prints_does_not_get_into_our_output() -> None:
    done = twelvefold("simulate", "--bots", f"{WRONG}:does=chatter,naive", "-n", "1", "--out", "-")
    assert done.returncode == 0
    assert done.stdout.count("\n") == 1
    assert done.stdout.startswith("{")
    assert done.stderr.count("chatter\n") == ROUNDS


def test_two_guards_of_one_bot_may_be_asked_at_once() -> None:
    game = Game.new(2, 3)
    guards = [make_bot(WRONG), make_bot(WRONG)]

    def ask(guard: Bot) -> list[str]:
        remarks: list[str] = []
        for _ in range(40):
            turn = turn_in(game)
            assert guard.choose(turn) == game.legal_moves[0]
            remarks += turn.remarks
        return remarks

    with ThreadPoolExecutor() as pool:
        assert list(pool.map(ask, guards)) == [[], []]


def test_it_has_no_stdin() -> None:
    assert played("does=read").remarks[0] == {}


START = f"""
import sys
from twelvefold.bots import make_bot, Turn
from twelvefold.engine.game import Game
game = Game.new(2, 1)
turn = Turn(game.view(game.seat_to_move), game.box, 1)
print("ready", flush=True)
def choose(options):
    return make_bot({WRONG!r} + ":" + options).choose(turn)
"""


def started(program: str) -> "subprocess.Popen[str]":
    """A process that uses a guard; its output ends when it and all its children have exited."""
    return subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", START + program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def test_no_child_outlives_us_when_we_end_as_we_should() -> None:
    with started("choose('')\n") as process:
        assert process.communicate(timeout=60) == ("ready\n", "")
    assert process.returncode == 0


def thinking(program: str) -> "subprocess.Popen[str]":
    """Such a process while its child thinks forever."""
    process = started(program)
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline() == "ready\n"
    assert process.stderr.readline() == "thinking\n"
    return process


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_no_child_outlives_us_when_we_are_killed_even_in_an_endless_thought(number: signal.Signals) -> None:
    with thinking("choose('does=loop,limit=3600')\n") as process:
        process.send_signal(number)
        assert process.communicate(timeout=60) == ("", "")
    assert process.returncode == -number


def test_a_stop_at_the_terminal_is_ours_alone() -> None:
    program = "try:\n    choose('does=loop,limit=3600')\nexcept KeyboardInterrupt:\n    sys.exit(130)\n"
    with thinking(program) as process:
        os.killpg(process.pid, signal.SIGINT)
        assert process.communicate(timeout=60) == ("", "")
    assert process.returncode == 130


def test_a_forked_process_has_children_of_its_own() -> None:
    program = """
import os
bot = make_bot(OWN)
first = bot.choose(turn)
if (pid := os.fork()) == 0:
    same = [bot.choose(turn) == first for _ in range(50)]
    os._exit(0 if all(same) and not turn.remarks else 1)
same = [bot.choose(turn) == first for _ in range(50)]
print(all(same), turn.remarks, os.waitpid(pid, 0)[1])
""".replace("OWN", repr(WRONG))
    with started(program) as process:
        assert process.communicate(timeout=60) == ("ready\nTrue [] 0\n", "")

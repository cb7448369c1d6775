"""How long the page's main thread was busy at a time, from a Chromium trace."""

from typing import Any

Interval = tuple[float, float]

SCRIPT = {"EvaluateScript", "EventDispatch", "FireAnimationFrame", "FunctionCall", "RunMicrotasks", "TimerFire"}
"""The trace's names for running a page's script; one may contain another."""

DRAWING = "globe-draw"
"""The stage's name for a drawing."""


def longest(trace: dict[str, Any]) -> dict[str, float]:
    """The longest tasks, in milliseconds: all of it and its scripts in CPU time with drawings, and its scripts in
    wall-clock time without them.

    On a machine that draws in software, the clock also counts what other threads take away."""
    events = trace["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    drawings = _drawings(events)
    best = {"task_cpu_ms": 0.0, "script_cpu_ms": 0.0, "script_ms": 0.0}
    for thread in threads:
        own = [event for event in events if (event["pid"], event["tid"]) == thread and event.get("ph") == "X"]
        tasks = [event for event in own if event["name"] == "RunTask"]
        named = [event for event in own if event["name"] in SCRIPT]
        scripts = _joined([_interval(event) for event in named])
        outer = _outermost(named)
        for task in tasks:
            start, end = _interval(task)
            script = _joined([(max(a, start), min(b, end)) for a, b in scripts if a < end and b > start])
            drawn = _joined([(max(a, c), min(b, d)) for a, b in script for c, d in drawings if a < d and b > c])
            best["script_ms"] = max(best["script_ms"], (_length(script) - _length(drawn)) / 1000)
            cpu = sum(event.get("tdur", event.get("dur", 0)) for event in outer if start <= event["ts"] <= end)
            best["script_cpu_ms"] = max(best["script_cpu_ms"], cpu / 1000)
            best["task_cpu_ms"] = max(best["task_cpu_ms"], task.get("tdur", end - start) / 1000)
    return best


def _outermost(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events that no other one contains."""
    found: list[dict[str, Any]] = []
    for event in sorted(events, key=lambda each: (each["ts"], -each.get("dur", 0))):
        if not found or _interval(event)[0] >= _interval(found[-1])[1]:
            found.append(event)
    return found


def _interval(event: dict[str, Any]) -> Interval:
    return event["ts"], event["ts"] + event.get("dur", 0)


def _drawings(events: list[dict[str, Any]]) -> list[Interval]:
    """Find the measures; a trace has each as two events that share a number."""
    open_ones: dict[tuple[int, str], float] = {}
    found: list[Interval] = []
    for event in sorted((e for e in events if e.get("name") == DRAWING), key=lambda e: float(e["ts"])):
        key = (event["pid"], str(event.get("id") or event.get("id2")))
        if event["ph"] == "b":
            open_ones[key] = event["ts"]
        elif event["ph"] == "e" and key in open_ones:
            found.append((open_ones.pop(key), event["ts"]))
    return _joined(found)


def _joined(intervals: list[Interval]) -> list[Interval]:
    """The same time with overlaps merged."""
    joined: list[Interval] = []
    for start, end in sorted(intervals):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def _length(intervals: list[Interval]) -> float:
    return sum(end - start for start, end in intervals)

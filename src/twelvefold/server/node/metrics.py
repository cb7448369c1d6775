"""Metrics for the host, in Prometheus's format."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The metrics of one node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "twelvefold_commands",
            "Commands by kind and what became of them",
            ["kind", "outcome"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "twelvefold_command_seconds",
            "From a command's arrival to its acknowledgement",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.sockets = Gauge("twelvefold_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("twelvefold_tables_in_memory", "Tables in memory", registry=self.registry)
        self.dismissed = Counter(
            "twelvefold_dismissed", "Sockets closed by the server, by reason", ["reason"], registry=self.registry
        )
        self.limited = Counter(
            "twelvefold_limited",
            "What was refused or cut off because a limit was reached, by the limit's name",
            ["limit"],
            registry=self.registry,
        )
        self.wrong_admin_tokens = Counter(
            "twelvefold_wrong_admin_tokens", "Requests with a wrong admin token", registry=self.registry
        )
        self.failures = Counter(
            "twelvefold_failures",
            "What failed in the background and is tried again, by task",
            ["task"],
            registry=self.registry,
        )
        self.thoughts = Gauge("twelvefold_bot_thoughts", "Moves that bots were asked for", registry=self.registry)
        self.faults = Gauge(
            "twelvefold_bot_faults", "Moves that another bot had to make, by fault", ["fault"], registry=self.registry
        )
        self.waiting = Gauge("twelvefold_bots_waiting", "Questions that wait for a worker", registry=self.registry)
        self.ready_workers = Gauge(
            "twelvefold_bot_workers_ready",
            "Workers that could be asked now; none while bots are compiled",
            registry=self.registry,
        )
        self.over_budget = Gauge(
            "twelvefold_bot_thoughts_over_budget",
            "Moves of bots whose address had used up its bot seconds",
            registry=self.registry,
        )

        self.reviews = Gauge(
            "twelvefold_reviews",
            "Reviews people asked for and what became of them",
            ["outcome"],
            registry=self.registry,
        )
        self.reviews_running = Gauge("twelvefold_reviews_running", "Reviews being computed now", registry=self.registry)
        self.review_steps_waiting = Gauge(
            "twelvefold_review_steps_waiting", "Steps of reviews that wait for a worker", registry=self.registry
        )
        self.review_seconds = Gauge(
            "twelvefold_review_seconds", "Seconds that workers have spent on reviews", registry=self.registry
        )

    def text(self) -> bytes:
        """All metrics, for a scraper."""
        return generate_latest(self.registry)

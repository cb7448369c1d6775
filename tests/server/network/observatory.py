"""The scoring of MDN HTTP Observatory, as far as it applies to our answers.

The scores come from `src/grader/charts.js` in mdn/mdn-http-observatory, the conditions from its `src/analyzer/tests/`.
Where several mistakes share one check, it gets the score of the mildest.
"""

import re
from dataclasses import dataclass
from email.message import Message

EXTRA_CREDIT_FROM = 90
BROAD = {"*", "http:", "https:", "ftp:", "data:", "ws:", "wss:", "blob:", "filesystem:"}
UNSAFE = BROAD | {"'unsafe-inline'"}
SIX_MONTHS = 15768000
GRADES = {100: "A+", 90: "A", 85: "A-", 80: "B+", 70: "B", 65: "B-", 60: "C+", 50: "C", 45: "C-", 40: "D+", 30: "D",
          25: "D-", 0: "F"}  # fmt: skip
PRIVATE_REFERRERS = {"no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"}
OPENERS = {"same-origin", "same-origin-allow-popups", "noopener-allow-popups"}


@dataclass(frozen=True)
class Scan:
    """What the Observatory would find on a page fetched over https; the proxy redirects plain http to it."""

    modifiers: dict[str, int]

    @property
    def score(self) -> int:
        """100 minus the penalties; bonuses count only if the page scores an A without them."""
        plain = 100 + sum(value for value in self.modifiers.values() if value < 0)
        return plain if plain < EXTRA_CREDIT_FROM else 100 + sum(self.modifiers.values())

    @property
    def grade(self) -> str:
        """The grade, from A+ to F."""
        return next(grade for least, grade in GRADES.items() if self.score >= least)


def scan(headers: Message, page: str) -> Scan:
    """Score one answer by its headers and by what its HTML loads."""
    policy = _policy(headers.get("content-security-policy", ""))
    return Scan(
        {
            "content-security-policy": _csp(policy),
            "cookies": min((_cookie(cookie) for cookie in headers.get_all("set-cookie", [])), default=0),
            "cross-origin-resource-sharing": 0 if headers["access-control-allow-origin"] in {None, "*"} else -50,
            "strict-transport-security": _hsts(headers.get("strict-transport-security")),
            "subresource-integrity": _scripts(page),
            "x-content-type-options": 0 if headers.get("x-content-type-options", "").lower() == "nosniff" else -5,
            "x-frame-options": _frames(headers, policy),
            "referrer-policy": _referrer(headers.get("referrer-policy")),
            "cross-origin-resource-policy": _one_of(
                headers, "cross-origin-resource-policy", {"same-origin", "same-site"}
            ),
            "cross-origin-opener-policy": _one_of(headers, "cross-origin-opener-policy", OPENERS),
            "cross-origin-embedder-policy": _one_of(
                headers, "cross-origin-embedder-policy", {"require-corp", "credentialless"}
            ),
        }
    )


def _policy(text: str) -> dict[str, set[str]]:
    parts = [part.split() for part in text.lower().split(";") if part.strip()]
    return {name: set(sources) or {"'none'"} for name, *sources in parts}


def _csp(policy: dict[str, set[str]]) -> int:
    if not policy:
        return -25
    everywhere = policy.get("default-src", {"*"})
    scripts, objects, styles = (policy.get(name, everywhere) for name in ("script-src", "object-src", "style-src"))
    if (
        scripts & UNSAFE
        or objects & BROAD
        or any(s.startswith(("http:", "ftp:")) for of in policy.values() for s in of)
    ):
        return -20
    if "'unsafe-eval'" in scripts | styles:
        return -10
    if styles & UNSAFE:
        return 0
    return 10 if everywhere == {"'none'"} else 5


def _cookie(text: str) -> int:
    """Score a cookie; ours is a session cookie by any measure."""
    flags = {flag.strip().lower() for flag in text.split(";")[1:]}
    if "secure" not in flags:
        return -40
    if "httponly" not in flags:
        return -30
    return 5 if flags & {"samesite=lax", "samesite=strict"} else 0


def _hsts(text: str | None) -> int:
    found = re.search(r"max-age=(\d+)", text or "")
    if found is None:
        return -20
    return 0 if int(found[1]) >= SIX_MONTHS else -10


def _scripts(page: str) -> int:
    tags = re.findall(r"<script[^>]*\bsrc=\"([^\"]*)\"", page)
    return -50 if any(re.match(r"http:|//", tag) for tag in tags) else -5 if any(":" in tag for tag in tags) else 0


def _frames(headers: Message, policy: dict[str, set[str]]) -> int:
    by_policy = not policy.get("frame-ancestors", {"*"}) & BROAD
    return 5 if by_policy or headers.get("x-frame-options", "").lower() in {"deny", "sameorigin"} else -20


def _referrer(text: str | None) -> int:
    return 0 if text is None else 5 if text in PRIVATE_REFERRERS else -5


def _one_of(headers: Message, name: str, good: set[str]) -> int:
    value = headers[name]
    return 0 if value in {None, "unsafe-none", "cross-origin"} else 10 if value in good else -5

"""Why the operating system couldn't do something, in the current language."""

import errno

from twelvefold.words.speech import Sentence

REASONS = {
    errno.EACCES: "error-system-denied",
    errno.EPERM: "error-system-not-permitted",
    errno.ENOENT: "error-system-none",
    errno.EEXIST: "error-system-exists",
    errno.EISDIR: "error-system-folder",
    errno.ENOTDIR: "error-system-no-folder",
    errno.ENOSPC: "error-system-full",
    errno.EROFS: "error-system-read-only",
    errno.EADDRINUSE: "error-system-address-taken",
    errno.EADDRNOTAVAIL: "error-system-no-address",
    errno.ECONNREFUSED: "error-system-refused",
    errno.ETIMEDOUT: "error-system-late",
}
"""Errors that people run into; for others, the system's own message is shown."""


def why_not(error: OSError) -> object:
    """The reason, as a sentence without a full stop; for other errors, the system's own English."""
    known = REASONS.get(error.errno or 0)
    return Sentence(known) if known else str(error.strerror or error)

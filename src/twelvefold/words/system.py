"""Why the system did not do what was asked of it, in the language that is spoken."""

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
"""What happens to people; whatever else happens is told as the system tells it."""


def why_not(error: OSError) -> object:
    """The reason, as a sentence without a full stop; in English as the system has it."""
    known = REASONS.get(error.errno or 0)
    return Sentence(known) if known else str(error.strerror or error)

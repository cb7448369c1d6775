"""What can go wrong during setup, each as one sentence that says what to do."""

import errno
import re


class SetupError(Exception):
    """Setup can't continue; the message is one plain sentence."""


AGAIN = "then run the same command again."
FULL = "The disk is full: free some space (about 600 MB)"

_UNREACHABLE = (
    "NewConnectionError|Name or service not known|name resolution|Connection refused|Network is unreachable"
    "|ConnectTimeout|ReadTimeout|timed out|ProxyError|Connection broken|Connection aborted|Connection reset"
)
# The first pattern found in the output decides. A full disk comes first, because it makes other things fail too.
_CAUSES = {
    r"No space left on device|Disk quota exceeded": f"{FULL}, {AGAIN}",
    r"Read-only file system|Permission denied": f"This folder isn't writable: make it writable, {AGAIN}",
    r"DO NOT MATCH THE HASHES": "A package offered for download isn't the one in the lock file (see {log}): "
    "nothing was installed. Check which package index pip uses.",
    r"SSLError|CERTIFICATE_VERIFY_FAILED": "The package index can't be trusted (see {log}): "
    f"name its certificate with PIP_CERT=…, {AGAIN}",
    _UNREACHABLE: "Can't download the packages, because the package index doesn't answer: "
    f"connect to the network, {AGAIN}",
    r"No matching distribution found for (?P<what>[^\s;]+)": "The package index has no {what} for this Python "
    f"(see {{log}}): check pip's settings, or name another Python with PYTHON=…, {AGAIN}",
    r"Failed (?:building wheel for|to build) (?P<what>\S+)": "There is no ready-made {what} for this Python "
    f"(see {{log}}): name another Python with PYTHON=…, {AGAIN}",
    r"ensurepip": "This Python can't create virtual environments (see {log}): "
    f"install its venv module (on Debian and Ubuntu: sudo apt install python3-venv), {AGAIN}",
}

_NPM_UNREACHABLE = (
    "ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network timeout"
    "|FETCH_ERROR|ERR_INVALID_URL"
)
_NPM_CAUSES = {
    r"ENOSPC|EDQUOT": f"{FULL}, {AGAIN}",
    r"EROFS|EACCES|EPERM": f"The folder web isn't writable: make it writable, {AGAIN}",
    r"EINTEGRITY": "A package offered for download isn't the one in web/package-lock.json (see {log}): "
    "nothing was installed. Check which registry npm uses.",
    r"CERT_|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)": "The package registry can't be trusted (see {log}): "
    f"name its certificate with NODE_EXTRA_CA_CERTS=…, {AGAIN}",
    _NPM_UNREACHABLE: "Can't download what the browser client needs, because the package registry doesn't answer: "
    f"connect to the network, {AGAIN}",
    r"(?:ETARGET|E404)(?:.|\n)*?(?P<what>[@\w][\w./-]*@[\w.~^-]+)": "The package registry has no {what} (see {log}): "
    f"check which registry npm uses, {AGAIN}",
    r"EUSAGE": "The files web/package.json and web/package-lock.json don't match (see {log}): "
    f"run npm install in web, {AGAIN}",
}


def explain_npm(said: str, log: str) -> str:
    """Turn the output of a failed npm into one sentence."""
    return _explained(_NPM_CAUSES, said, log)


def explain_pip(said: str, log: str) -> str:
    """Turn the output of a failed pip or venv into one sentence."""
    return _explained(_CAUSES, said, log)


def _explained(causes: dict[str, str], said: str, log: str) -> str:
    for pattern, sentence in causes.items():
        if found := re.search(pattern, said):
            return sentence.format(log=log, **found.groupdict())
    errors = [line.strip() for line in said.splitlines() if "error" in line.lower()]
    reason = f" ({errors[-1]})" if errors else ""
    return f"The packages couldn't be installed{reason}: read {log}, {AGAIN}"


def explain_os_error(error: OSError) -> str:
    """Turn an operating system error into one sentence."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"{FULL}, {AGAIN}"
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return f"{error.filename or 'This folder'} isn't writable: make it writable, {AGAIN}"
    return f"Setup failed ({error}): fix that, {AGAIN}"

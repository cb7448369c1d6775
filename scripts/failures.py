"""What can go wrong while setting up, each as one sentence that says what to do."""

import errno
import re


class SetupError(Exception):
    """The set-up cannot go on; the message is one plain sentence."""


AGAIN = "then run the same command again."
FULL = "The disk is full: free some space (about 600 MB)"

_UNREACHABLE = (
    "NewConnectionError|Name or service not known|name resolution|Connection refused|Network is unreachable"
    "|ConnectTimeout|ReadTimeout|timed out|ProxyError|Connection broken|Connection aborted|Connection reset"
)
# The first pattern found in what was said decides. A full disk comes first, since it makes other things fail too.
_CAUSES = {
    r"No space left on device|Disk quota exceeded": f"{FULL}, {AGAIN}",
    r"Read-only file system|Permission denied": f"This directory cannot be written to: make it writable, {AGAIN}",
    r"DO NOT MATCH THE HASHES": "A package offered for download is not the one in the lock file (see {log}): "
    "nothing was installed; look which package index pip is set to use.",
    r"SSLError|CERTIFICATE_VERIFY_FAILED": "The package index cannot be trusted (see {log}): "
    f"name its certificate with PIP_CERT=…, {AGAIN}",
    _UNREACHABLE: "The packages cannot be downloaded, since the package index does not answer: "
    f"connect to the network, {AGAIN}",
    r"No matching distribution found for (?P<what>[^\s;]+)": "The package index has no {what} for this Python "
    f"(see {{log}}): look at pip's settings, or name another Python with PYTHON=…, {AGAIN}",
    r"Failed (?:building wheel for|to build) (?P<what>\S+)": "There is no ready-made {what} for this Python "
    f"(see {{log}}): name another Python with PYTHON=…, {AGAIN}",
    r"ensurepip": "This Python cannot make virtual environments (see {log}): "
    f"install its venv module (on Debian and Ubuntu: sudo apt install python3-venv), {AGAIN}",
}

_NPM_UNREACHABLE = (
    "ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network timeout"
    "|FETCH_ERROR|ERR_INVALID_URL"
)
_NPM_CAUSES = {
    r"ENOSPC|EDQUOT": f"{FULL}, {AGAIN}",
    r"EROFS|EACCES|EPERM": f"The directory web cannot be written to: make it writable, {AGAIN}",
    r"EINTEGRITY": "A package offered for download is not the one in web/package-lock.json (see {log}): "
    "nothing was installed; look which registry npm is set to use.",
    r"CERT_|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)": "The package registry cannot be trusted (see {log}): "
    f"name its certificate with NODE_EXTRA_CA_CERTS=…, {AGAIN}",
    _NPM_UNREACHABLE: "What the browser's part needs cannot be downloaded, since the package registry does not answer: "
    f"connect to the network, {AGAIN}",
    r"(?:ETARGET|E404)(?:.|\n)*?(?P<what>[@\w][\w./-]*@[\w.~^-]+)": "The package registry has no {what} (see {log}): "
    f"look which registry npm is set to use, {AGAIN}",
    r"EUSAGE": "The files web/package.json and web/package-lock.json do not fit together (see {log}): "
    f"run npm install in web, {AGAIN}",
}


def explain_npm(said: str, log: str) -> str:
    """Turn the output of npm that failed into one sentence."""
    return _explained(_NPM_CAUSES, said, log)


def explain_pip(said: str, log: str) -> str:
    """Turn the output of pip or venv that failed into one sentence."""
    return _explained(_CAUSES, said, log)


def _explained(causes: dict[str, str], said: str, log: str) -> str:
    for pattern, sentence in causes.items():
        if found := re.search(pattern, said):
            return sentence.format(log=log, **found.groupdict())
    errors = [line.strip() for line in said.splitlines() if "error" in line.lower()]
    reason = f" ({errors[-1]})" if errors else ""
    return f"The packages could not be installed{reason}: read {log}, {AGAIN}"


def explain_os_error(error: OSError) -> str:
    """Turn an error of the operating system into one sentence."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"{FULL}, {AGAIN}"
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return f"{error.filename or 'This directory'} cannot be written to: make it writable, {AGAIN}"
    return f"Setting up failed ({error}): put that right, {AGAIN}"

"""A browser's worker loads only what Pyodide has: the standard library and msgspec."""

import subprocess
import sys

WORKER = """
import sys, types
sys.modules["pyodide"] = types.ModuleType("pyodide")
sys.modules["pyodide.ffi"] = ffi = types.ModuleType("pyodide.ffi")
ffi.JsException, ffi.create_proxy, ffi.to_js = Exception, None, None
import twelvefold.page.tables_main, twelvefold.page.bots_main
allowed = {"twelvefold", "msgspec", "pyodide", "__main__", "_virtualenv", "sitecustomize"}
names = {name.partition(".")[0] for name, module in sys.modules.items() if module is not None}
print(*sorted(names - allowed - set(sys.stdlib_module_names)))
"""


def test_the_workers_need_no_library_but_msgspec() -> None:
    # These are used only where they are installed.
    blocked = "import sys; sys.modules.update(structlog=None, typing_extensions=None)\n"
    done = subprocess.run([sys.executable, "-c", blocked + WORKER], capture_output=True, text=True, check=True)
    assert [name for name in done.stdout.split() if not name.startswith("_")] == []

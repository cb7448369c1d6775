"""Browsers that Playwright can't drive: Debian's builds of Firefox and of WebKit, the engine of Safari."""

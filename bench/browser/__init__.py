"""The game in the browser, measured: a real server on loopback, a real Chromium, the planet in 3D in still mode."""

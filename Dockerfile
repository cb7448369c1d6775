# The table server in one image. docs/hosting.md says how to run it behind a proxy with TLS.
FROM node:24-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY web ./
COPY src/twelvefold/words/locales ../src/twelvefold/words/locales
COPY src/twelvefold/words/rulebook.json ../src/twelvefold/words/
RUN npx vite build --outDir /build/client

FROM python:3.13-slim AS kernel
WORKDIR /build
COPY requirements/kernel.txt requirements/kernel.txt
RUN pip install --no-cache-dir --require-hashes --no-deps --requirement requirements/kernel.txt
COPY src src
RUN PYTHONPATH=src python -m twelvefold.engine.kernel.ahead /build/kernels here

FROM python:3.13-slim AS build
WORKDIR /build
COPY requirements/postgres.txt requirements/postgres.txt
RUN python -m venv /app && /app/bin/pip install --no-cache-dir --require-hashes --no-deps --requirement requirements/postgres.txt
COPY pyproject.toml README.md LICENSE ./
COPY src src
COPY scripts/build_hook.py scripts/build_hook.py
COPY --from=client /build/client src/twelvefold/server/static
COPY --from=kernel /build/kernels kernels
RUN TWELVEFOLD_KERNELS=/build/kernels /app/bin/pip install --no-cache-dir --no-deps --no-build-isolation --no-index .
# A whole game, to see that it works.
RUN /app/bin/twelvefold watch --seed 1 --bots master:ms=1,naive > /dev/null

FROM python:3.13-slim
RUN useradd --create-home --uid 10001 twelvefold && mkdir /data && chown twelvefold /data
COPY --from=build --chown=twelvefold /app /app
ENV PATH=/app/bin:$PATH PYTHONUNBUFFERED=1
USER twelvefold
VOLUME /data
EXPOSE 8012
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD \
    ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8012/health', timeout=4)"]
ENTRYPOINT ["twelvefold"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8012", "--database", "/data/tables.db"]

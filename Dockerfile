# Foothold in a container: the pages built in one stage, what the server needs at run time installed in another, and both
# put on a small Debian. glibc is wanted, not musl: see MALLOC_MMAP_THRESHOLD_ below.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY contract/package.json contract/
COPY guide/package.json guide/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/

FROM manifests AS pages
RUN npm ci --workspace web --workspace contract --ignore-scripts --no-audit --no-fund
COPY contract contract
COPY web web
RUN node web/build/build.ts --logLevel warn

FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace server --workspace guide --workspace contract --ignore-scripts --no-audit --no-fund

FROM node:${NODE_VERSION}-bookworm-slim AS server
# Nothing is installed at run time.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
 && install -d -o node -g node -m 700 /data
WORKDIR /app
COPY --from=dependencies /app ./
COPY contract contract
COPY guide guide
COPY server server
COPY --from=pages /app/web/dist web/dist
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_ARENA_MAX=2 \
    NODE_COMPILE_CACHE=/app/.cache/compiled
# Compiled once and kept: a container starts faster, and with less memory (server/src/compile.ts).
RUN node --max-semi-space-size=2 --heap-growing-percent=20 --expose-gc server/src/compile.ts
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=20", "--expose-gc", "server/src/main.ts"]

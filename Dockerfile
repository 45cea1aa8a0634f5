# The package of `npm run package` on Node, for a user without rights: one volume holds all that is kept.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund && npm run package
WORKDIR /limpid
RUN npm install --no-audit --no-fund --omit=dev /build/dist/limpid-*.tgz

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
COPY --from=build /limpid /limpid
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /limpid
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/limpid", "serve"]

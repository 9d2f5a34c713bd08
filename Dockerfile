# Weekwise in a container: linux/amd64 and linux/arm64, as an unprivileged user, with all its data in /data.
# `npm run check:image` runs these steps without a container engine; it only knows the instructions used here.
ARG NODE=20.20.2-bookworm-slim

# The output is the same for every processor, so it is built on the builder's own.
FROM --platform=$BUILDPLATFORM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts
COPY . .
RUN npm run build && mkdir empty

# The packages the server needs, without the OCR engine's libraries for other systems.
FROM node:${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
RUN find node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d ! -path "*/linux/$(node -p process.arch)" -exec rm -r {} +

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json LICENSE ./
COPY migrations migrations
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build --chown=node:node /app/empty /data
COPY --from=build --chown=node:node /app/empty /secrets
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]

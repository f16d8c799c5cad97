# The built shop behind Caddy: no shell, no package manager, one program and the files.
#
#   docker build -f docs/deploy/shop.Dockerfile -t shop .
#   docker run -p 8080:8080 -e SHOP_MAIN=https://api.example shop
#
# The variables are explained in shop.Caddyfile, which `npm run check -- deploy` tests with the real Caddy. This file itself was
# not run: no image was built from it.

FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM caddy:2 AS caddy

FROM scratch
COPY --from=caddy /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/
COPY --from=caddy /usr/bin/caddy /caddy
COPY --from=build /shop/dist /srv/shop
COPY docs/deploy/shop.Caddyfile /Caddyfile
ENV SHOP_SITE=:8080 XDG_DATA_HOME=/data XDG_CONFIG_HOME=/data
USER 65534
EXPOSE 8080
CMD ["/caddy", "run", "--config", "/Caddyfile", "--adapter", "caddyfile"]

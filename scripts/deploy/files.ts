import { caddyConfig } from "./caddy.ts";
import { nginxConfig, nginxSettings } from "./nginx.ts";

const EXAMPLE = {
  main: "https://api.example",
  activity: "https://api.example",
  chat: "https://chat.example",
  analytics: "",
};

/** The generated files, by their path from the project's root. */
export const deployFiles = (): Record<string, string> => ({
  "docs/deploy/shop.nginx.conf": nginxConfig(),
  "docs/deploy/shop-settings.nginx.conf": nginxSettings(EXAMPLE),
  "docs/deploy/shop.Caddyfile": caddyConfig(),
});

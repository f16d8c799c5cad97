import { spawn } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { caddyConfig } from "../deploy/caddy.ts";
import { nginxConfig, nginxSettings } from "../deploy/nginx.ts";
import type { ApiOrigins } from "../web/api-origins.ts";

/** A server of other people that serves the built shop. */
export type Server = { name: string; url: string; close: () => Promise<void> };
export type ServerOptions = {
  dist: string;
  api: ApiOrigins;
  /** The address to which browsers report violations of the policy; undefined for none. */
  cspReports?: string | undefined;
  port: number;
  /** For its files. */
  folder: string;
  /** A backend behind the same name; undefined for none. */
  behind?: string | undefined;
};

/**
 * Starts a program, waits until it serves, and returns how to end it. Rejects with its output if it ends before that.
 */
async function run(
  name: string,
  command: string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const [file = "", ...args] = command;
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  let isOver = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      resolve();
    };
    child.once("exit", end).once("error", end);
  });
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 200; tries++) {
    if (isOver) throw new Error(`${name} does not start:\n${output.trim()}`);
    const isUp = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp)
      return {
        name,
        url,
        close: async () => {
          child.kill("SIGTERM");
          await ended;
        },
      };
    await sleep(100);
  }
  child.kill("SIGKILL");
  throw new Error(`${name} does not respond to ${url}/healthz:\n${output.trim()}`);
}

/** nginx with the configuration of docs/deploy, at another port and with other folders. */
export async function startNginx({
  dist,
  api,
  cspReports,
  port,
  folder,
  behind,
}: ServerOptions): Promise<Server> {
  const at = (file: string) => join(folder, file);
  await mkdir(folder, { recursive: true });
  await writeFile(at("settings.conf"), nginxSettings(api, { checkResponses: true, cspReports }));
  await writeFile(
    at("shop.conf"),
    nginxConfig({
      root: dist,
      settings: at("settings.conf"),
      api: at("shop-api*.conf"),
      listen: `127.0.0.1:${port}`,
    }),
  );
  await writeApi(at("shop-api.conf"), behind && `location /api/ { proxy_pass ${behind}; }\n`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${at(kind)};`,
  );
  await writeFile(
    at("nginx.conf"),
    `include /etc/nginx/modules-enabled/*.conf;
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${at("pid")};
error_log stderr;
events {}
http { access_log off; ${temporary.join(" ")} include ${at("shop.conf")}; }
`,
  );
  return run("nginx", ["nginx", "-e", "stderr", "-c", at("nginx.conf")], port);
}

/** Caddy with the configuration of docs/deploy, at another port and with another folder. */
export async function startCaddy({
  dist,
  api,
  cspReports,
  port,
  folder,
  behind,
}: ServerOptions): Promise<Server> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "Caddyfile");
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n\n${caddyConfig(dist)}`);
  await writeApi(
    join(folder, "shop-api.Caddyfile"),
    behind && `handle /api/* {\n\treverse_proxy ${behind}\n}\n`,
  );
  return run("Caddy", ["caddy", "run", "--config", file, "--adapter", "caddyfile"], port, {
    SHOP_SITE: `http://localhost:${port}`,
    SHOP_MAIN: api.main,
    SHOP_ACTIVITY: api.activity,
    SHOP_CHAT: api.chat,
    SHOP_ANALYTICS: api.analytics,
    SHOP_CSP_REPORTS: cspReports,
    SHOP_CHECK_RESPONSES: "true",
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
}

/** Without a backend behind the same name there is no such file. */
async function writeApi(file: string, text: string | undefined): Promise<void> {
  await (text ? writeFile(file, text) : rm(file, { force: true }));
}

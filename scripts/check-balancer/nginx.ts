import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePorts } from "../support/ports.ts";
import { ROOT } from "../support/run-command.ts";

const TIMEOUT_MS = 20_000;

export type Balancer = { readonly url: string; stop(): Promise<void> };

/** Debian's lies where only root looks. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const paths = [process.env.NGINX_PATH ?? "", ...folders.map((folder) => join(folder, "nginx"))];
  return paths.find((path) => path !== "" && existsSync(path));
}

/** Runs nginx with a configuration for these mocks in place of those that it names. Rejects with what nginx says. */
export async function startNginx(nginx: string, config: string, mocks: readonly string[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), "balancer-"));
  const first = await freePorts(3);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `pid ${folder}/nginx.pid;\nerror_log stderr warn;\ndaemon off;\nworker_processes 1;\nevents { worker_connections 1024; }\n` +
      `http {\naccess_log off;\n${temporary.join("\n")}\n${adapt(readFileSync(resolve(ROOT, config), "utf8"), mocks, first)}\n}\n`,
  );
  const child = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null) child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://localhost:${first}`;
  const deadline = performance.now() + TIMEOUT_MS;
  while (
    !(await fetch(`${url}/__mock__/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode === null && performance.now() < deadline) {
      await sleep(50);
      continue;
    }
    await stop();
    throw new Error(`nginx does not respond with ${config}: ${said.trim()}`);
  }
  return { url, stop };
}

/** The example's three machines become ports of this one; its own ports become free ones. */
function adapt(config: string, mocks: readonly string[], first: number): string {
  const servers = /(?:^\s*server 10\.0\.0\.\d+:401\d[^;]*;\n)+/gm;
  return config
    .replaceAll(servers, (lines) => {
      const [, offset = "", flags = ""] = /:401(\d)([^;]*);/.exec(lines) ?? [];
      const portOf = (url: string) => Number(new URL(url).port) + Number(offset);
      return mocks.map((url) => `  server 127.0.0.1:${portOf(url)}${flags};\n`).join("");
    })
    .replaceAll(/listen 401(\d);/g, (_all, offset: string) => `listen 127.0.0.1:${first + Number(offset)};`);
}

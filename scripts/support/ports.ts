import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

async function canListen(port: number, host?: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, "listening");
    return true;
  } catch (error) {
    // On a machine without IPv6 (or without this address) nobody listens on it.
    return (error as NodeJS.ErrnoException).code !== "EADDRINUSE";
  } finally {
    server.close();
  }
}

/** Resolves to true if the port is free on all addresses of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port)) && (await canListen(port, "127.0.0.1")) && (await canListen(port, "::1"));
}

/** The first of so many free ports in a row. */
export async function freePorts(count: number): Promise<number> {
  for (let first = 20_000 + Math.floor(Math.random() * 10_000); ; first += count) {
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isPortFree(first + index)));
    if (free.every(Boolean)) return first;
  }
}

/** The output of a small system tool; empty if it is missing or fails. */
function ask(file: string, args: string[]): string {
  try {
    return execFileSync(file, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 3000 });
  } catch {
    return "";
  }
}

/** The process that listens on this port, as "node scripts/start.ts (pid 123)", if the system reports it. */
export function portHolder(port: number): string | undefined {
  const pid =
    /pid=(\d+)/.exec(ask("ss", ["-ltnpH", `sport = :${port}`]))?.[1] ??
    /^p(\d+)/.exec(ask("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fp"]))?.[1];
  if (pid === undefined) return undefined;
  // Options of the interpreter, such as node's for its heap, do not identify the program.
  const command = ask("ps", ["-o", "args=", "-p", pid])
    .trim()
    .replace(/^(\S+)(?: --?\S+)+(?= [^-])/, "$1")
    .slice(0, 60);
  return `${command || "?"} (pid ${pid})`;
}

import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installTools } from "../../support/install-tools.ts";
import { ROOT } from "../../support/run-command.ts";

/** Node's arguments that serve a contract (a file) on a port. */
export type Contender = (file: string) => (port: number) => string[];

export const CONTRACT = join(ROOT, "generated/openapi.json");

/** The script of its command line. */
export const PRISM = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");
const BARE = fileURLToPath(new URL("bare-server.ts", import.meta.url));
const SCALAR = fileURLToPath(new URL("scalar-server.ts", import.meta.url));

/** A server that does nothing but respond with this file. */
export const bare: Contender = (file) => (port) => [BARE, String(port), file];

export const prism: Contender = (file) => (port) => [PRISM, "mock", "-p", String(port), file];

/** Mockoon's CLI and Scalar's mock server; undefined, with a message, if they cannot be installed. */
export async function foreignContenders(): Promise<{ mockoon: Contender; scalar: Contender } | undefined> {
  try {
    const tools = await installTools("mock-servers");
    const mockoon = join(tools, "node_modules/@mockoon/cli/bin/run.js");
    return {
      mockoon: (file) => (port) => [
        mockoon,
        "start",
        "--data",
        file,
        "--port",
        String(port),
        "--disable-log-to-file",
      ],
      scalar: (file) => (port) => [SCALAR, tools, String(port), file],
    };
  } catch (error) {
    console.log(
      `Mockoon and Scalar are left out: ${(error as Error).message.split("\n").slice(0, 3).join(" ")}`,
    );
    return undefined;
  }
}

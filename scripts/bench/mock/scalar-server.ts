/** Scalar's mock server on a port, set up as in its documentation. `node scalar-server.ts TOOLS PORT CONTRACT`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

type MockServer = { createMockServer(options: { document: unknown }): Promise<{ fetch: unknown }> };
type NodeServer = { serve(options: { fetch: unknown; port: number }): void };

const [tools = "", port, file = ""] = process.argv.slice(2);
const requireFrom = createRequire(join(tools, "package.json"));
const load = (name: string): Promise<unknown> => import(pathToFileURL(requireFrom.resolve(name)).href);

const scalar = (await load("@scalar/mock-server")) as MockServer;
const hono = (await load("@hono/node-server")) as NodeServer;
const app = await scalar.createMockServer({ document: JSON.parse(readFileSync(file, "utf8")) });
hono.serve({ fetch: app.fetch, port: Number(port) });

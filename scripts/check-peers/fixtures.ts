import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContract } from "#mock/contract/load-contract.ts";
import { EXTRA, LIST } from "./peer.ts";

/** Removed at the end of a run. */
export const FOLDER = join(tmpdir(), `check-peers-${process.pid}`);

export const FILES = {
  har: join(FOLDER, "list.har"),
  overlay: join(FOLDER, "overlay.json"),
  petstore: join(FOLDER, "petstore.json"),
};

export type Backend = {
  readonly url: string;
  /** Resolves when /hook is called. */
  readonly hooked: Promise<void>;
  /** From now on it responds with 500. */
  fail(): void;
  stop(): void;
};

/** A backend that breaks the contract: only its list of goods has data. */
export async function startBackend(): Promise<Backend> {
  let isFailing = false;
  const hooked = Promise.withResolvers<void>();
  const server = createServer(({ url }, response) => {
    if (url === "/hook") hooked.resolve();
    const body = url?.startsWith(LIST) ? recordedList() : { code: 200, message: "from a backend" };
    response.writeHead(isFailing ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hooked: hooked.promise,
    fail: () => (isFailing = true),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The list of goods as the contract's example has it, to be told apart by its message. */
export function recordedList(): Record<string, unknown> {
  const [example] = loadContract().operations.get("listGoods")?.responses.get(200)?.examples.values() ?? [];
  return { ...(example as object), message: "from a backend" };
}

export async function writeFiles(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const write = (file: string, value: unknown) => writeFile(file, JSON.stringify(value));
  await write(FILES.har, {
    log: {
      version: "1.2",
      creator: { name: "check", version: "1" },
      entries: [
        {
          startedDateTime: "2026-11-21T02:00:00.000Z",
          time: 5,
          timings: { send: 0, wait: 5, receive: 0 },
          cache: {},
          request: {
            method: "GET",
            url: `http://localhost:4010${LIST}`,
            httpVersion: "HTTP/1.1",
            headers: [],
            queryString: [],
            cookies: [],
            headersSize: -1,
            bodySize: 0,
          },
          response: {
            status: 200,
            statusText: "OK",
            httpVersion: "HTTP/1.1",
            redirectURL: "",
            headers: [{ name: "content-type", value: "application/json" }],
            cookies: [],
            headersSize: -1,
            bodySize: -1,
            content: { size: 1, mimeType: "application/json", text: JSON.stringify(recordedList()) },
          },
        },
      ],
    },
  });
  const responds = (content: object) => ({
    get: { responses: { 200: { description: "ok", content: { "application/json": content } } } },
  });
  const schema = {
    type: "object",
    required: ["id", "name"],
    properties: { id: { type: "integer" }, name: { type: "string" } },
  };
  await write(FILES.petstore, {
    openapi: "3.0.3",
    info: { title: "Pets", version: "1" },
    servers: [{ url: "http://localhost:4010" }],
    paths: {
      "/pets": responds({ schema, example: { id: 7, name: "Rex" } }),
      "/animals": responds({ schema }),
    },
  });
  await write(FILES.overlay, {
    overlay: "1.0.0",
    info: { title: "One more call", version: "1" },
    actions: [{ target: "$.paths", update: { [EXTRA]: responds({ example: { message: "by overlay" } }) } }],
  });
}

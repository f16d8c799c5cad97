import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { encodingFor } from "#mock/node/accept-encoding.ts";
import { LOOPBACK } from "#mock/node/listen.ts";
import type { ApiOrigins } from "./web/api-origins.ts";
import { type WebFile, loadFiles, webFile } from "./web/load-files.ts";
import { HASHED_HEADERS, securityHeaders } from "./web/security-headers.ts";
import { CACHING, HASHED, HEALTH_PATH, NAMES_A_FILE, PLAIN_TEXT, TEXTS } from "./web/serving-rules.ts";
import { SETTINGS_PATH, settingsText } from "./web/settings-text.ts";

/** The running server of the built app. `close` also ends open connections. */
export interface WebServer {
  url: string;
  close(): Promise<void>;
}

/** The path of the request; undefined if it is invalid. */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
  } catch {
    return undefined;
  }
}

/** Client-side routes have no files: navigation gets index.html, a missing asset a 404. */
function isNavigation(path: string, request: IncomingMessage): boolean {
  if (path.startsWith(HASHED)) return false;
  const wantsHtml = request.headers.accept?.includes("text/html") ?? false;
  return wantsHtml || !NAMES_A_FILE.test(path);
}

type Headers = Map<string, string>;
const hashedHeaders: Headers = new Map(Object.entries(HASHED_HEADERS));

/** The smallest variant of the file that the browser accepts. */
function encode(file: WebFile, request: IncomingMessage): { body: Buffer; encoding?: "br" | "gzip" } {
  const offered = (["br", "gzip"] as const).filter((coding) => file[coding]);
  const encoding = encodingFor(request.headers["accept-encoding"], offered);
  return { body: (encoding && file[encoding]) ?? file.identity, ...(encoding && { encoding }) };
}

function sendFile(
  file: WebFile,
  documentHeaders: Headers,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.setHeaders(file.immutable ? hashedHeaders : documentHeaders);
  response.setHeader("etag", file.etag);
  response.setHeader("vary", "accept-encoding");
  response.setHeader("cache-control", file.immutable ? CACHING.hashed : CACHING.revalidated);
  if (request.headers["if-none-match"] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  const { body, encoding } = encode(file, request);
  if (encoding) response.setHeader("content-encoding", encoding);
  response.writeHead(200, { "content-type": file.type, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

function respond(
  files: Map<string, WebFile>,
  headers: Headers,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const plain = (status: number, text: string) => {
    response.setHeaders(headers);
    response.writeHead(status, { "content-type": PLAIN_TEXT }).end(text);
  };
  const path = pathOf(request);
  if (request.method !== "GET" && request.method !== "HEAD") return plain(405, TEXTS.notAllowed);
  // Who forwards the request may believe another one than we do.
  const hosts = request.headersDistinct.host ?? [];
  if (path === undefined || hosts.length > 1) return plain(400, TEXTS.badRequest);
  if (path === HEALTH_PATH) {
    response.setHeader("cache-control", CACHING.never);
    response.setHeader("vary", "accept-encoding");
    return plain(200, TEXTS.healthy);
  }
  const file = files.get(path) ?? (isNavigation(path, request) ? files.get("/index.html") : undefined);
  return file ? sendFile(file, headers, request, response) : plain(404, TEXTS.notFound);
}

/**
 * Serves the app built into `dist` as in production: compressed, cached by content hash, with `api` as its settings and
 * a strict Content Security Policy that only allows requests to it. Port 0 means any free port; without a `host` only
 * this machine reaches it.
 */
export async function serveWeb(options: {
  port: number;
  dist: string;
  api: ApiOrigins;
  checkResponses?: boolean;
  host?: string | undefined;
  /** The address to which browsers report violations of the policy. */
  cspReports?: string | undefined;
}): Promise<WebServer> {
  const files = await loadFiles(options.dist);
  const html = files.get("/index.html")?.identity.toString();
  if (!html) throw new Error(`${options.dist} holds no index.html: run npm run build`);
  const { api, checkResponses = false } = options;
  files.set(SETTINGS_PATH, webFile(SETTINGS_PATH, Buffer.from(settingsText({ ...api, checkResponses }))));
  const headers = new Map(Object.entries(securityHeaders(api, html, options.cspReports)));

  const server = createServer((request, response) => respond(files, headers, request, response));
  server.listen(options.port, options.host ?? LOOPBACK);
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

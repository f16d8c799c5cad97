import { setTimeout as sleep } from "node:timers/promises";
import { checkResponse } from "../api-client/checks/check-response.ts";
import { loadContract } from "../api-client/contract/load-contract.ts";
import { baseInput, exampleInput } from "../api-client/generate/base-input.ts";
import { KnownIds } from "../api-client/generate/known-ids.ts";
import type { HttpResponse, Request } from "../api-client/http/exchange.ts";
import { type CallOptions, REQUESTED_WITH, writeCall } from "../api-client/request/write-call.ts";
import type { Backend } from "./fixtures.ts";
import {
  CART,
  type Call,
  DELAY_MS,
  LINES,
  LIST,
  LOGIN,
  type Prepared,
  type Server,
  type StartOptions,
  USER,
} from "./peer.ts";

export type Trial = {
  readonly server: Server;
  readonly call: Call;
  readonly prepared: Prepared;
  readonly backend: Backend;
};

export type Row = {
  /** Also the name of the way in which a peer is prepared for it. */
  readonly id: string;
  /** In the table. */
  readonly name: string;
  readonly options?: (backend: Backend) => StartOptions;
  /** Runs without a way, too: the contract alone may be enough. */
  readonly isDirect?: true;
  /** True if the peer does it, or how far it does. */
  readonly probe: (trial: Trial) => Promise<boolean | string>;
};

const JSON_WRITE = { "content-type": "application/json", ...REQUESTED_WITH };
export const HANG_MS = 2 * DELAY_MS;

/** A line of the cart as the contract's example has it, of other goods. */
export const addLine = (call: Call, goods: number, number = 30) =>
  call(CART, {
    method: "POST",
    headers: JSON_WRITE,
    body: JSON.stringify({
      params: [
        {
          goods_id: goods,
          price: 12.5,
          number,
          ck_id: 1,
          goods_price_id: 0,
          ladder_price_id: 0,
          goods_manjian_id: 0,
          is_yj: 0,
        },
      ],
    }),
  });

export const textOf = async (response: Response | Promise<Response>) => (await response).text();
export const linesOf = (call: Call) => textOf(call(LINES));
export const holds = (lines: string, goods: number) =>
  new RegExp(`"goods":\\s*\\{\\s*"id":\\s*${goods}\\b`).test(lines);
export const names = (text: string, field: string) => new RegExp(`\\b${field}\\b`).test(text);
export const isRefusal = ({ status }: Response) => status >= 400 && status < 500;
/** Naming the field in its body, or in a header that lists violations. */
export const isRefusalOf = async (field: string, response: Response) =>
  isRefusal(response) && names([...violationsOf(response), await response.text()].join(), field);
export const violationsOf = ({ headers }: Response) =>
  [...headers].filter(([name]) => name.includes("violation")).map(([, value]) => value);
export const bodyOf = async (response: Response) => (await response.json()) as Record<string, unknown>;

/** Resolves to undefined if nothing has come in this time. */
export const within = async <T>(ms: number, pending: Promise<T>): Promise<T | undefined> => {
  const giveUp = new AbortController();
  const waiting = sleep(ms, undefined, { signal: giveUp.signal }).catch(() => undefined);
  try {
    return await Promise.race([pending, waiting]);
  } finally {
    giveUp.abort();
  }
};

/** By the global fetch, which MSW replaces. */
async function fetchWhole({ url, method, headers, cookie, body }: Request): Promise<HttpResponse> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, cookie },
    redirect: "manual",
    ...(body !== undefined && { body }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie(),
    text: await response.text(),
    ms: 0,
    failure: undefined,
    detail: "",
  };
}

export async function countOperations({ server }: Trial): Promise<string> {
  const contract = loadContract();
  const known = new KnownIds();
  const responses = await Promise.all(
    contract.operations.map(async (operation) => {
      const options: CallOptions = operation.takesJson
        ? { mediaType: "application/json", encode: (body) => JSON.stringify(body) }
        : {};
      const input = baseInput(operation, known)?.input ?? exampleInput(operation);
      const call = writeCall(operation, input, server.urls[operation.host], server.cookie, {}, options);
      return checkResponse(contract, operation, await fetchWhole(call)).length === 0;
    }),
  );
  return String(responses.filter(Boolean).length);
}

export async function isSeedKept({ call, prepared: { headers = {}, ask } }: Trial): Promise<boolean> {
  const read = () => textOf(call("/animals", { headers }));
  const [first, second] = [await read(), ask ? String(await ask()) : await read()];
  const { id, name } = JSON.parse(first) as { id?: unknown; name?: unknown };
  return Number.isInteger(id) && typeof name === "string" && first === second;
}

export async function isCut({ call, prepared: { headers } }: Trial): Promise<boolean> {
  const response = await call(LIST, headers && { headers });
  const text = await response.text().catch(() => undefined);
  if (!response.ok) return false;
  try {
    return text === undefined || JSON.parse(text) === undefined;
  } catch {
    return true;
  }
}

export async function waits({ call, prepared: { ask } }: Trial): Promise<boolean> {
  let isMet = false;
  const met = ask?.().then(() => (isMet = true));
  await sleep(DELAY_MS);
  if (isMet) return false;
  await textOf(call(LIST));
  return (await within(5000, met ?? Promise.resolve(false))) === true;
}

export async function echoes({ server }: Trial): Promise<boolean> {
  const socket = new WebSocket(`${server.urls.main.replace("http", "ws")}/ws`);
  const heard = new Promise<string>((resolve, reject) => {
    socket.addEventListener("open", () => socket.send("ping"));
    socket.addEventListener("message", ({ data }) => resolve(String(data)));
    socket.addEventListener("error", () => reject(new Error("no WebSocket")));
  });
  try {
    return (await within(3000, heard))?.includes("ping") ?? false;
  } finally {
    socket.close();
  }
}

export async function logsIn({ call }: Trial): Promise<boolean> {
  const users = ["buyer", "credit"].map(async (username) => {
    const body = new URLSearchParams({ username, password: "demo1234" });
    const login = await call(LOGIN, { method: "POST", body, headers: { cookie: "", ...REQUESTED_WITH } });
    const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return { isIn: login.ok && cookie !== "", user: await textOf(call(USER, { headers: { cookie } })) };
  });
  const [one, other] = await Promise.all(users);
  return one?.isIn === true && other?.isIn === true && one.user !== other.user;
}

export async function keepsFile({ call }: Trial): Promise<boolean> {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+M8AAAMBAQAY3Y2wAAAAAElFTkSuQmCC",
    "base64",
  );
  const body = new FormData();
  body.append("kind", "1");
  body.append("file", new File([png], "licence.png", { type: "image/png" }));
  const uploaded = await call("/api/upload", { method: "POST", body, headers: REQUESTED_WITH });
  const url = /"url":\s*"([^"]+)"/.exec(await uploaded.text())?.[1];
  if (!uploaded.ok || url === undefined) return false;
  const { pathname, search } = new URL(url, "http://localhost");
  const served = await call(pathname + search);
  return Buffer.from(await served.arrayBuffer()).equals(png);
}

import { randomBytes, timingSafeEqual } from "node:crypto";
import { readCookie } from "#mock/http/cookies.ts";
import type { BackendRequest, RequestHeaders } from "#mock/http/request.ts";
import { type Access, TOKEN_COOKIE } from "#mock/server/access.ts";
import { isLoopback } from "./network.ts";

/**
 * Returns the token that a caller from another machine needs for the control API: the environment variable
 * MOCK_TOKEN, else a random one. The random token is stored in MOCK_TOKEN for the threads of this mock and the tests
 * next to it.
 */
export const controlToken = (): string => (process.env.MOCK_TOKEN ||= randomBytes(16).toString("hex"));

/** The panel's address with the token, for a browser on another machine; `main` is the address of the mock there. */
export const panelLink = (main: string): string => `${main}/__mock__/?token=${controlToken()}`;

function isToken(given: string | undefined): boolean {
  const [right, shown] = [Buffer.from(controlToken()), Buffer.from(given ?? "")];
  return right.length === shown.length && timingSafeEqual(right, shown);
}

/** Requests of this machine need no token. A proxy on it names its clients in `X-Forwarded-For`. */
function isStranger({ headers, client }: BackendRequest): boolean {
  const forwardedFor = [headers["x-forwarded-for"] ?? []].flat().join().split(",").filter(Boolean);
  const isLocal = [client, ...forwardedFor].every((address) => isLoopback(address.trim()));
  return !isLocal && !isToken(shownToken(headers));
}

const shownToken = (headers: RequestHeaders): string | undefined =>
  headers["x-mock-token"]?.toString() ?? readCookie(headers.cookie, TOKEN_COOKIE);

export const machineAccess: Access = { isToken, isStranger };

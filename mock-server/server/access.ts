import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { readCookie } from "#mock/http/cookies.ts";
import { HttpError } from "#mock/http/http-error.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";
import { isLoopback } from "./network.ts";
import type { World } from "./world.ts";
import { DEFAULT_WORLD, type Worlds, worldNameOf } from "./worlds.ts";

/** Kept for the pages of the control API. */
export const TOKEN_COOKIE = "mock_token";

/**
 * Returns the token that a caller from another machine needs for the control API: the environment variable
 * MOCK_TOKEN, else a random one. The random token is stored in MOCK_TOKEN for the threads of this mock and the tests
 * next to it.
 */
export const controlToken = (): string => (process.env.MOCK_TOKEN ||= randomBytes(16).toString("hex"));

/** The panel's address with the token, for a browser on another machine; `main` is the address of the mock there. */
export const panelLink = (main: string): string => `${main}/__mock__/?token=${controlToken()}`;

/** True if this is the token of the control API. */
export function isControlToken(given: string | undefined): boolean {
  const [right, shown] = [Buffer.from(controlToken()), Buffer.from(given ?? "")];
  return right.length === shown.length && timingSafeEqual(right, shown);
}

/**
 * True if a request comes from another machine, without the token. A proxy on this machine names its clients in
 * `X-Forwarded-For`.
 */
export function isStranger({ headers, socket }: IncomingMessage): boolean {
  const forwardedFor = [headers["x-forwarded-for"] ?? []].flat().join().split(",").filter(Boolean);
  const isLocal = [socket.remoteAddress, ...forwardedFor].every((address) => isLoopback(address?.trim()));
  return !isLocal && !isControlToken(shownToken(headers));
}

/**
 * The world of a request, created at its first use. Throws HttpError for an impossible name, and (403) for a new one
 * that a stranger names: each new world can cost an older one its place.
 */
export function worldOf({ worlds }: { readonly worlds: Worlds }, request: IncomingMessage): World {
  const name = worldNameOf(request.headers);
  if (name === DEFAULT_WORLD || worlds.find(name) || !isStranger(request)) return worlds.get(name);
  throw new HttpError(
    errorResponse(
      403,
      say(
        `there is no world ${name}: from another machine it takes the token of the control API to make one`,
        `没有沙箱 ${name}：从其他机器新建沙箱需要控制接口的令牌`,
      ),
    ),
  );
}

const shownToken = (headers: IncomingHttpHeaders): string | undefined =>
  headers["x-mock-token"]?.toString() ?? readCookie(headers.cookie, TOKEN_COOKIE);

import { HttpError } from "#mock/http/http-error.ts";
import type { BackendRequest } from "#mock/http/request.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";
import type { World } from "./world.ts";
import { DEFAULT_WORLD, type Worlds, worldNameOf } from "./worlds.ts";

/** Kept for the pages of the control API. */
export const TOKEN_COOKIE = "mock_token";

/** Decides who may use the control API. */
export type Access = {
  /** True if this is the token of the control API. */
  isToken(given: string | undefined): boolean;
  /** True if a request comes from another machine, without the token. */
  isStranger(request: BackendRequest): boolean;
};

/** Everyone in this process or page may do everything. */
export const OPEN_ACCESS: Access = { isToken: () => true, isStranger: () => false };

type Services = { readonly worlds: Worlds; readonly access: Access };

/**
 * The world of a request, created at its first use. Throws HttpError for an impossible name, and (403) for a new one
 * that a stranger names: each new world can cost an older one its place.
 */
export function worldOf({ worlds, access }: Services, request: BackendRequest): World {
  const name = worldNameOf(request.headers);
  if (name === DEFAULT_WORLD || worlds.find(name) || !access.isStranger(request)) return worlds.get(name);
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

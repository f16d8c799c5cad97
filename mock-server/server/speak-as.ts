import { HttpError } from "#mock/http/http-error.ts";
import type { BackendRequest } from "#mock/http/request.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";
import type { App } from "./app.ts";
import { findUser } from "./control/find-user.ts";
import type { World } from "./world.ts";

export const USER_HEADER = "x-mock-user";

/**
 * The request as that of the user whom `X-Mock-User` names, whatever its session cookie is; without the header, the
 * request itself. Throws HttpError (404) for an unknown user, and (403) for those who may not use the control API.
 */
export function speakAs(app: App, { state }: World, request: BackendRequest): BackendRequest {
  const name = request.headers[USER_HEADER]?.toString();
  if (name === undefined) return request;
  if (
    !app.hasControl ||
    app.access.isStranger(request) ||
    app.origins.refusal(request.method, request.headers) !== undefined
  )
    throw new HttpError(
      errorResponse(
        403,
        say(
          "X-Mock-User is for those who may use the control API (--no-control, X-Mock-Token, --origin)",
          "只有能使用控制接口时才能使用 X-Mock-User（--no-control、X-Mock-Token、--origin）",
        ),
      ),
    );
  const { id } = findUser(state, name);
  const token = state.secret.digest(`${USER_HEADER}:${id}`).toString("hex");
  if (!state.sessions.find(token)) state.sessions.adopt(token, id);
  return { ...request, headers: { ...request.headers, cookie: `session=${token}` } };
}

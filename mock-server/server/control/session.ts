import type { LogInAsBody } from "#generated/control/model/logInAsBody.ts";
import { findMemberByUsername } from "#mock/domain/team/rules/members.ts";
import { readCookie } from "#mock/http/cookies.ts";
import { jsonResponse } from "#mock/http/responses.ts";
import type { ReceivedCall } from "../call.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";
import { findUser } from "./find-user.ts";
import { showSession } from "./show-session.ts";

const tokenOf = ({ request }: ReceivedCall) => readCookie(request.headers.cookie, "session") || null;

/** GET shows the calling browser's login. PUT logs it in as a user of this world without a password; DELETE ends it. */
export const sessionRoute: ControlRoute = {
  GET: ({ call, world }) => jsonResponse(200, { session: showSession(world, tokenOf(call)).session }),
  PUT: ({ call, world, body: { username: name } }: ControlRequest<LogInAsBody>) => {
    const { state } = world;
    const member = findMemberByUsername(state, name);
    const userId = member?.accountId ?? findUser(state, name).id;
    const before = tokenOf(call);
    if (before !== null) state.sessions.end(before);
    const { session, headers } = showSession(
      world,
      state.sessions.start(userId, member && { memberId: member.id }),
    );
    return jsonResponse(200, { session }, headers);
  },
  DELETE: ({ call, world }) => {
    const token = tokenOf(call);
    if (token !== null) world.state.sessions.end(token);
    const { session, headers } = showSession(world, null);
    return jsonResponse(200, { session }, headers);
  },
};

import { checkFields, isText } from "#mock/faults/check-fields.ts";
import { errorAnswer, jsonAnswer } from "../answers.ts";
import type { Call } from "../call.ts";
import { readCookie } from "../cookies.ts";
import type { ControlRoute } from "./control-request.ts";
import { showSession } from "./show-session.ts";

const tokenOf = ({ request }: Call) => readCookie(request.headers.cookie, "session") || null;

/** Who the asking browser is logged in as. PUT logs it in as a user of this world, without a password; DELETE out. */
export const sessionRoute: ControlRoute = {
  GET: ({ call, world }) => jsonAnswer(200, { session: showSession(world, tokenOf(call)).session }),
  PUT: ({ call, world, body }) => {
    const wish = checkFields("请求体", body, { username: [isText, "用户名，见 GET personas"] });
    const { state } = world;
    const users = [...state.users.values()];
    const user = users.find(({ username }) => username === wish.username);
    if (!user)
      return errorAnswer(
        404,
        `没有用户 ${String(wish.username)}；可用：${users.map(({ username }) => username).join("、")}`,
      );
    const before = tokenOf(call);
    if (before !== null) state.sessions.end(before);
    const { session, headers } = showSession(world, state.sessions.start(user.id));
    return jsonAnswer(200, { session }, headers);
  },
  DELETE: ({ call, world }) => {
    const token = tokenOf(call);
    if (token !== null) world.state.sessions.end(token);
    const { session, headers } = showSession(world, null);
    return jsonAnswer(200, { session }, headers);
  },
};

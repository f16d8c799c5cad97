import { DecideBody, MakeOrderBody, MoveClockBody, ScanCodeBody } from "#generated/setup/setup.zod.ts";
import { scanWechat } from "#mock/domain/wechat/rules/codes.ts";
import { errorResponse, jsonResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { restoreWorld } from "../saved/save-world.ts";
import type { ControlRoute } from "./control-request.ts";
import { findUser } from "./find-user.ts";
import { keepCopy, runSetup, SETUP_COPY } from "./run-setup.ts";
import { decide } from "./setup-decisions.ts";
import { orderStateFor } from "./setup-orders.ts";
import { showWorld } from "./worlds.ts";

/** POST: the world as it was before the adapter's first change. */
export const setupResetRoute: ControlRoute = {
  POST: ({ app, world }) => {
    const copy = world.snapshots.get(SETUP_COPY);
    if (copy) {
      restoreWorld(world, copy.content);
      world.snapshots.drop(SETUP_COPY);
      app.events.emit(world.name, "world", showWorld(world));
    }
    return jsonResponse(200, {});
  },
};

/** POST: an order of an account in a state. */
export const setupOrdersRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const wish = MakeOrderBody.parse(body);
    const user = findUser(world.state, wish.username);
    const { id } = runSetup(app, world, (state) => orderStateFor(state, user, wish.state));
    return jsonResponse(201, { order_id: id });
  },
};

/** PUT: moves the clock forward; what becomes due has happened at the next call. */
export const setupClockRoute: ControlRoute = {
  PUT: ({ app, world, body }) => {
    const { advance_seconds: seconds } = MoveClockBody.parse(body);
    keepCopy(world);
    world.clock.advance(seconds * 1000);
    app.events.emit(world.name, "clock", world.clock.describe());
    return jsonResponse(200, { now: formatDateTime(world.clock.now()) });
  },
};

/** GET: the code that was last "sent" to a phone, or the solution of a captcha. */
export const setupCodeRoute: ControlRoute = {
  GET: ({ world, params: [to = ""] }) => {
    const sent = world.state.outbox.findLast((message) => message.to === to && message.code !== "");
    return sent
      ? jsonResponse(200, { code: sent.code })
      : errorResponse(404, say(`no code was sent to ${to}`, `没有向 ${to} 发送过验证码`));
  },
};

/** POST: what staff or the bank decide. */
export const setupDecisionsRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const wish = DecideBody.parse(body);
    runSetup(app, world, (state) => decide(state, wish));
    return jsonResponse(200, {});
  },
};

/** POST: what the person with the phone does with a WeChat code. */
export const setupScansRoute: ControlRoute = {
  POST: ({ app, world, body }) => {
    const { code_id: id, nickname, confirmed } = ScanCodeBody.parse(body);
    runSetup(app, world, (state) => {
      scanWechat(state, id, "scan", nickname);
      scanWechat(state, id, confirmed ? "confirm" : "cancel", nickname);
    });
    return jsonResponse(200, {});
  },
};

import { jsonAnswer } from "../answers.ts";
import type { ControlRoute } from "./control-request.ts";

/** What this world has "sent": SMS codes, oldest first. */
export const outboxRoute: ControlRoute = {
  GET: ({ app, world }) => jsonAnswer(200, { messages: app.worlds.get(world).state.outbox }),
};

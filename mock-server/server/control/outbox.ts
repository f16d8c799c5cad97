import { jsonAnswer } from "#mock/http/answers.ts";
import type { ControlRoute } from "./control-request.ts";

/** What this world has "sent": SMS codes, oldest first. */
export const outboxRoute: ControlRoute = {
  GET: ({ world }) => jsonAnswer(200, { messages: world.state.outbox }),
};

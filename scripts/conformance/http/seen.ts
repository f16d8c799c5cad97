import type { SeenExchange } from "../report.ts";
import type { Exchange } from "./exchange.ts";
import type { Redactor } from "./redactor.ts";

/** An exchange as reports may show it. */
export function seenExchange({ call, answer }: Exchange, redactor: Redactor): SeenExchange {
  return {
    operationId: call.operation.id,
    at: new Date(),
    request: redactor.request({
      ...call,
      headers: { ...call.headers, ...(call.cookie && { cookie: call.cookie }) },
    }),
    response: answer.failure
      ? undefined
      : {
          status: answer.status,
          headers: redactor.headers(answer.headers),
          body: redactor.text(answer.text),
          ms: Math.round(answer.ms),
        },
  };
}

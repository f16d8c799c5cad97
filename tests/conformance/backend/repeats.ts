import { getCookie } from "hono/cookie";
import type { Call, Handler } from "./call.ts";
import type { Route } from "./contract.ts";
import { refuseField } from "./responses.ts";

/** Runs handlers; a call that arrives again with its Idempotency-Key gets the same response as the first time. */
export function rememberRepeats() {
  const known = new Map<string, { readonly sent: string; readonly data: unknown }>();
  return async (handler: Handler, call: Call, { id: operation, isKeyed }: Route): Promise<unknown> => {
    const { c, id, query, body } = call;
    const key = isKeyed ? c.req.header("idempotency-key") : undefined;
    if (key === undefined) return handler(call);
    const place = JSON.stringify([operation, getCookie(c, "session"), key]);
    const sent = JSON.stringify([id, query, body]);
    const before = known.get(place);
    if (before && before.sent !== sent) throw refuseField("Idempotency-Key", "请求编号已用于另一份内容");
    const data = before ? before.data : await handler(call);
    known.set(place, { sent, data });
    return data;
  };
}

import fc from "fast-check";
import { hostileText } from "./hostile-text.ts";

/** A malformed request to the control API. */
export type HostileOrder = { readonly method: string; readonly target: string; readonly body: string };

/** Without those that never end (events) and those that delete other worlds. */
const ADDRESSES = [
  "faults",
  "clock",
  "reset",
  "snapshots",
  "snapshots/restore",
  "snapshots/file",
  "snapshots/diff",
  "scenario",
  "session",
  "state",
  "requests",
  "outbox",
  "payments/settle",
  "wechat/scan",
];
const FIELDS = [
  ..."match fault times probability after operationId tag path kind status delay errors duration when".split(
    " ",
  ),
  ..."freeze set advance resume name username code step pay_no content format __proto__ constructor".split(
    " ",
  ),
];

const scalar = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom("2026-11-21 10:00:00", "24h", "-1e9d", "status", "hang", "listGoods", "/api/*", "buyer"),
);
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie("value"), { maxKeys: 4 }),
  ),
})).value;

/** Odd JSON: sometimes truncated, sometimes with numbers out of range. */
const jsonText = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...FIELDS), json, { maxKeys: 4 }),
    fc.nat({ max: 20 }),
    fc.nat({ max: 9 }),
  )
  .map(([value, cut, big]) => {
    const text = JSON.stringify(value);
    if (big === 0) return text.replaceAll(/\d+/g, "1e400");
    return cut === 0 ? text.slice(0, text.length / 2) : text;
  });

/** Requests to any path of the control API, malformed in any way. */
export const hostileOrder: fc.Arbitrary<HostileOrder> = fc
  .tuple(
    fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH"),
    fc.constantFrom(...ADDRESSES),
    fc.dictionary(
      fc.constantFrom(
        "id",
        "name",
        "table",
        "q",
        "page",
        "page_size",
        "from",
        "to",
        "status",
        "format",
        "after",
      ),
      hostileText,
      {
        maxKeys: 3,
      },
    ),
    jsonText,
  )
  .map(([method, address, query, body]) => {
    const asks = new URLSearchParams(query).toString();
    return { method, target: `/__mock__/${address}${asks && `?${asks}`}`, body };
  });

import { type HostileCase, requestCase } from "../hostile-case.ts";

const json = (method: string, path: string, body: string, allowed: readonly number[] = [400]): HostileCase =>
  requestCase(
    `${method} ${path} ${body.slice(0, 60)}`,
    { method, target: `/__mock__/${path}`, body, type: "application/json", lines: ["x-mock-world: hostile"] },
    allowed,
  );

const rule = (match: string, rest = "") => `{"match":${match},"fault":{"kind":"status","status":500}${rest}}`;

/** Malformed calls of the control API. No valid fault rules, which would break the following responses. */
export const control: readonly HostileCase[] = [
  ...["null", "1", '"x"', "[]", "true", "{", "{}}", "\u0000", '{"a":1e400}'].map((body) =>
    json("POST", "faults", body),
  ),
  json("POST", "faults", "[".repeat(100_000), [413]),
  json("POST", "faults", '{"__proto__":{"match":{},"fault":{"kind":"hang"}}}'),
  json("POST", "faults", '{"constructor":{"prototype":{"polluted":1}}}'),
  json("POST", "faults", rule('{"operationId":"__proto__"}')),
  json("POST", "faults", rule('{"operationId":"constructor"}')),
  json("POST", "faults", rule('{"path":"goods"}')),
  json("POST", "faults", rule('{"operationId":"listGoods"}', ',"times":1e400')),
  json("POST", "faults", rule('{"operationId":"listGoods"}', ',"probability":-0.1')),
  json("POST", "faults", rule('{"operationId":"listGoods"}', ',"after":1.5')),
  json("POST", "faults", `{${Array.from({ length: 10_000 }, (_, index) => `"a${index}":1`).join(",")}}`),
  ...[
    "1e400",
    "-1e400",
    "1e300",
    '"1e400d"',
    '"99999999999999999999d"',
    '"NaNd"',
    "null",
    "{}",
    '"-99999999999d"',
  ].map((value) => json("PUT", "clock", `{"advance":${value}}`)),
  ...['"9999-99-99 99:99:99"', '"2026-02-30 00:00:00"', '"+275760-09-13 00:00:00"', "1", "false", '""'].map(
    (value) => json("PUT", "clock", `{"set":${value}}`),
  ),
  json("PUT", "clock", '{"__proto__":{"advance":1}}'),
  json("PUT", "scenario", '{"name":"__proto__"}', [400, 404]),
  json("PUT", "scenario", '{"name":"constructor"}', [400, 404]),
  json("POST", "snapshots", '{"name":"../../etc/passwd"}'),
  json("POST", "snapshots", '{"name":"__proto__\\ud800"}'),
  json("POST", "snapshots", '{"name":["a"]}'),
  json("POST", "snapshots/restore", '{"name":"__proto__"}', [400, 404]),
  json("POST", "snapshots/file", '{"format":"mock-snapshot","content":{"__proto__":1}}'),
  json("POST", "reset", '{"__proto__":1}', [200, 400]),
  json("PUT", "session", '{"username":"__proto__"}', [400, 404, 405, 422]),
  json("POST", "session", '{"username":"__proto__"}', [400, 404, 405, 422]),
  json("DELETE", "faults?id=__proto__", "{}", [400, 404]),
  json("GET", "requests?status=__proto__&constructor=1", "{}"),
  json("GET", "requests/__proto__/why", "{}", [404]),
  json("GET", "state?table=__proto__", "{}", [400, 404]),
  json("GET", "state?table=constructor&page=1e9", "{}", [400, 404]),
  json("GET", "state?page_size=99999999999999999999", "{}", [200, 400]),
  json("GET", "snapshots/diff?from=__proto__", "{}"),
];

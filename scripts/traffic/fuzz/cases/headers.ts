import { type HostileCase, requestCase } from "../hostile-case.ts";

const lines = (name: string, given: readonly string[], ...allowed: HostileCase["allowed"]): HostileCase =>
  requestCase(name, { lines: given }, allowed);
const fault = (value: string): HostileCase =>
  lines(`a fault ${value.slice(0, 40)}`, [`x-mock-fault: ${value}`], 400);
const repeat = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index));

/** Headers that no browser sends. */
export const headers: readonly HostileCase[] = [
  lines("a world of bytes that are no text", ["x-mock-world: \xff\xfe"], 400),
  lines("a world of 65 characters", [`x-mock-world: ${"a".repeat(65)}`], 400),
  lines("a world that climbs", ["x-mock-world: ../../etc"], 400),
  lines("two worlds", ["x-mock-world: one", "x-mock-world: two"], 400),
  lines("an empty world", ["x-mock-world:"], 400),
  lines("a world called __proto__", ["x-mock-world: __proto__"], 200),
  lines("a world called constructor", ["x-mock-world: constructor"], 200),
  lines("a world cookie of nonsense", ["cookie: mock_world=%E0%A4%A"], 400),
  lines("a thousand world cookies", [`cookie: ${"mock_world=a; ".repeat(1000)}`], 200),
  lines("cookies that are none", ["cookie: ;;;=;=;a;=b; session", "cookie: session=%zz"], 200),
  lines(
    "600 headers",
    repeat(600, (index) => `x-a${index}: 1`),
    200,
    431,
  ),
  lines(
    "5,000 headers",
    repeat(5000, (index) => `x-a${index}: 1`),
    431,
  ),
  lines(
    "the same header 500 times",
    repeat(500, () => "accept: a"),
    200,
    431,
  ),
  lines("a header of 100 kB", [`x-a: ${"a".repeat(100_000)}`], 431),
  lines("a header name of 100 kB", [`${"a".repeat(100_000)}: 1`], 431),
  lines("two hosts", ["host: evil.example"], 400),
  lines("the same host twice", ["host: localhost"], 400),
  requestCase(
    "two hosts in a preflight",
    {
      method: "OPTIONS",
      lines: ["host: evil.example", "origin: http://localhost:5173", "access-control-request-method: POST"],
    },
    [400],
  ),
  lines("a host of nonsense", ["x-forwarded-host: <script>"], 200),
  lines("a space before the colon", ["x-a : 1"], 400),
  lines("a line that goes on in the next", ["x-a: 1", " 2"], 200, 400),
  lines("a header without a colon", ["nonsense"], 400),
  lines("a header without a name", [": 1"], 400),
  lines("a zero byte in a header", ["x-a: \0"], 400),
  lines("a bare line feed in a header", ["x-a: 1\nx-b: 2"], 200, 400),
  lines("a bare carriage return in a header", ["x-a: 1\rx-b: 2"], 400),
  lines("a content type that is none", ["content-type: \xff/\xff;;;=", "accept: ,,,;q=nonsense"], 200),
  lines("an origin of nonsense", ["origin: http://[::::]:99999/\xff"], 200),
  lines("a wish that makes no sense", ["prefer: code=NaN, example=__proto__"], 400),
  lines("a wish for a status 1e9", ["prefer: code=1e9"], 400),
  ...[
    "__proto__",
    "constructor",
    "999",
    "status=1e400",
    "status=NaN",
    "delay=NaN",
    "delay=-1",
    "delay=1e400",
    "delay=5..1",
    "delay=9999999999",
    "slow-drip=1e400",
    '{"__proto__":{"kind":"hang"}}',
    '{"kind":"__proto__"}',
    '{"kind":"status","status":1e400}',
    '{"kind":"delay","delay":[1,2,3]}',
    '{"kind":"status","status":500,"errors":{"a":1}}',
    "[".repeat(2000),
    "{".repeat(2000),
    "%",
    "\xff\xfe",
    ";=;=;=",
  ].map(fault),
];

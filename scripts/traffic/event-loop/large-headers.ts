/** Just below what Node reads of a request's head. */
const LONGEST = 15_000;

/** The headers that the mock reads. */
const HEADERS = [
  "accept",
  "accept-encoding",
  "content-type",
  "cookie",
  "if-none-match",
  "origin",
  "prefer",
  "user-agent",
  "x-mock-fault",
  "x-mock-world",
  "x-requested-with",
];

/** Signs that part the pieces of some header. */
const SIGNS = {
  "percent signs": "%",
  brackets: "[",
  commas: ",",
  semicolons: ";a=",
  "equals signs": "=",
  quotes: '"',
  digits: "1",
};

/** Patches that make the changed response as expensive as possible: it grows, nests and is searched. */
const PATCHES = {
  "copies of the response into itself": (index: number) => ({
    op: "copy",
    from: "/data",
    path: `/data/c${index}`,
  }),
  "copies of a list to its end": () => ({ op: "copy", from: "/data/list", path: "/data/list/-" }),
  "copies of an item": () => ({ op: "copy", from: "/data/list/0", path: "/data/list/0" }),
  comparisons: () => ({ op: "test", path: "/data/list", value: [] }),
  removals: () => ({ op: "remove", path: "/data/list/0" }),
};

/** Headers that cost a careless server the most, each with what it is. */
export function* largeHeaders(): Generator<
  readonly [what: string, headers: Readonly<Record<string, string>>]
> {
  for (const name of HEADERS)
    for (const [what, sign] of Object.entries(SIGNS))
      yield [`the header ${name} of ${what}`, { [name]: sign.repeat(LONGEST / sign.length) }];
  for (const [what, operation] of Object.entries(PATCHES))
    for (const count of [24, 200]) {
      const patch = Array.from({ length: count }, (_, index) => operation(index));
      const text = JSON.stringify({ kind: "patch", patch });
      if (text.length < LONGEST) yield [`a fault of ${count} ${what}`, { "x-mock-fault": text }];
    }
  const errors = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, ["x"]]));
  yield [
    "a fault of many messages",
    { "x-mock-fault": JSON.stringify({ kind: "status", status: 422, errors }) },
  ];
  yield ["a fault of one long text", { "x-mock-fault": `status=422; field=${"1".repeat(LONGEST)}` }];
}

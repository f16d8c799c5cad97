import { describe, expect, it } from "vitest";
import { type KnownFlaky, flakyJourneys, judgeFlaky, parseKnownFlaky } from "./flaky.ts";

const spec = (title: string, status: "expected" | "flaky" | "unexpected" | "skipped") => ({
  title,
  tests: [{ status, results: [] }],
});

const KNOWN: KnownFlaky = { journey: "a.spec.ts › goes", reason: "a late answer", until: "2026-12-01" };

it("names the flaky journeys by file and groups", () => {
  const suites = [
    {
      title: "a.spec.ts",
      specs: [spec("goes", "flaky"), spec("stays", "expected"), spec("breaks", "unexpected")],
      suites: [{ title: "at 390 px", specs: [spec("goes too", "flaky")] }],
    },
    { title: "b.spec.ts", specs: [spec("rests", "skipped")] },
  ];
  expect(flakyJourneys(suites)).toEqual(["a.spec.ts › goes", "a.spec.ts › at 390 px › goes too"]);
});

describe("a flaky journey", () => {
  it("is a failure unless it is listed", () => {
    expect(judgeFlaky(["a.spec.ts › goes"], [], "2026-11-23")).toEqual({
      excused: [],
      failed: ["a.spec.ts › goes"],
    });
  });

  it("is excused up to its day, and by its whole name", () => {
    const names = ["a.spec.ts › goes", "a.spec.ts › goes on"];
    expect(judgeFlaky(names, [KNOWN], "2026-12-01")).toEqual({
      excused: [KNOWN],
      failed: ["a.spec.ts › goes on"],
    });
  });

  it("is a failure again after it", () => {
    expect(judgeFlaky([KNOWN.journey], [KNOWN], "2026-12-02").failed).toEqual([
      "a.spec.ts › goes (was excused until 2026-12-01: a late answer)",
    ]);
  });
});

describe("the list", () => {
  it("is read", () => {
    expect(parseKnownFlaky(JSON.stringify([KNOWN]))).toEqual([KNOWN]);
    expect(parseKnownFlaky("[]")).toEqual([]);
  });

  it.each([
    ["an entry without a reason", { ...KNOWN, reason: " " }],
    ["an entry without a date", { journey: KNOWN.journey, reason: KNOWN.reason }],
    ["a day that there is not", { ...KNOWN, until: "2026-02-30" }],
    ["a date in other words", { ...KNOWN, until: "next week" }],
    ["nothing", null],
  ])("refuses %s, by its number", (_, entry) => {
    expect(() => parseKnownFlaky(JSON.stringify([KNOWN, entry]))).toThrow("entry 2");
  });

  it("refuses what is no list", () => {
    expect(() => parseKnownFlaky("{}")).toThrow("not a list");
  });
});

import { describe, expect, it } from "vitest";
import { type KnownFlaky, judgeFlaky, parseKnownFlaky } from "./flaky.ts";

const KNOWN: KnownFlaky = { journey: "a.spec.ts › goes", reason: "a late answer", until: "2026-12-01" };

const RACED = { name: KNOWN.journey, reason: "element(s) not found" };

describe("a flaky journey", () => {
  it("is a failure unless it is listed", () => {
    expect(judgeFlaky([RACED], [], "2026-11-23")).toEqual({
      excused: [],
      failed: [{ name: RACED.name, reason: "passed at the second try only: element(s) not found" }],
    });
  });

  it("is excused up to its day, and by its whole name", () => {
    const { excused, failed } = judgeFlaky([RACED, { name: "a.spec.ts › goes on" }], [KNOWN], "2026-12-01");
    expect(excused).toEqual([KNOWN]);
    expect(failed.map(({ name }) => name)).toEqual(["a.spec.ts › goes on"]);
  });

  it("is a failure again after it", () => {
    expect(judgeFlaky([RACED], [KNOWN], "2026-12-02").failed[0]?.reason).toBe(
      "passed at the second try only, excused until 2026-12-01 (a late answer): element(s) not found",
    );
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

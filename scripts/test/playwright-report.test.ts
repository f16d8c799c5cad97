import { expect, it } from "vitest";
import { type Suite, journeyFailures, journeyTimes } from "./playwright-report.ts";

const spec = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, results: [{ duration: 20, error: message ? { message } : undefined }] }],
});

const SUITES: Suite[] = [
  {
    title: "a.spec.ts",
    specs: [spec("stays", "expected")],
    suites: [{ title: "at 390 px", specs: [spec("breaks", "unexpected", "gone")] }],
  },
  { title: "b.spec.ts", specs: [spec("rests", "skipped")] },
];

it("names the journeys that failed by file and groups, with the reason and where they are", () => {
  expect(journeyFailures(SUITES)).toEqual([
    {
      name: "a.spec.ts › at 390 px › breaks",
      reason: "gone",
      place: { part: "journeys", file: "a.spec.ts", title: "at 390 px breaks" },
    },
  ]);
});

it("has the duration of each journey", () => {
  expect(journeyTimes(SUITES).map(({ ms }) => ms)).toEqual([20, 20, 20]);
});

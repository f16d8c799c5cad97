import { expect, it } from "vitest";
import { type Suite, flakyJourneys, journeyFailures, journeyTimes } from "./playwright-report.ts";

const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
  title,
  tests: [
    {
      status,
      results: messages.map((message) => ({ duration: 20, error: message ? { message } : undefined })),
    },
  ],
});

const SUITES: Suite[] = [
  {
    title: "a.spec.ts",
    specs: [spec("goes", "flaky", "late", undefined), spec("stays", "expected", undefined)],
    suites: [{ title: "at 390 px", specs: [spec("breaks", "unexpected", "gone", "gone again")] }],
  },
  { title: "b.spec.ts", specs: [spec("rests", "skipped")] },
];

it("names the journeys that failed by file and groups, with the first reason", () => {
  expect(journeyFailures(SUITES)).toEqual([{ name: "a.spec.ts › at 390 px › breaks", reason: "gone" }]);
});

it("names the journeys that passed at the second try only", () => {
  expect(flakyJourneys(SUITES)).toEqual([{ name: "a.spec.ts › goes", reason: "late" }]);
});

it("adds up the tries of a journey", () => {
  expect(journeyTimes(SUITES).map(({ ms }) => ms)).toEqual([40, 20, 40, 0]);
});

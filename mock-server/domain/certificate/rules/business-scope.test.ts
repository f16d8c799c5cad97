import { describe, expect, test } from "vitest";
import type { CertificateType } from "#generated/model/index.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { certificateWith } from "../certificate-for-test.ts";
import { scopesAt } from "./business-scope.ts";

const NOW = parseDateTime("2026-11-21 10:00:00");
const allowed = (...types: readonly CertificateType[]) =>
  scopesAt(
    types.map((type) => certificateWith({ type })),
    NOW,
  )
    .filter(({ isAllowed }) => isAllowed)
    .map(({ kind }) => kind);

describe("a company may buy", () => {
  test.each<[string, CertificateType[], string[]]>([
    ["medicines with a license to sell them", [2], ["western", "patent", "herbal"]],
    ["medicines and devices with a clinic's license", [3], ["western", "patent", "herbal", "device"]],
    ["health food with its own license", [4], ["health"]],
    ["devices with theirs", [5], ["device"]],
    ["nothing with a business license and its buyer's papers alone", [1, 6, 7], []],
    ["nothing without certificates", [], []],
    ["everything with all", [2, 4, 5], ["western", "patent", "herbal", "device", "health"]],
  ])("%s", (_case, types, kinds) => expect(allowed(...types)).toEqual(kinds));
});

test.each([
  ["2026-11-20 23:59:59", true],
  ["2026-12-01 23:59:59", true],
  ["2026-12-02 00:00:00", false],
])("a license that ends on 2026-12-01 allows at %s: %s", (time, expected) => {
  const license = certificateWith({ type: 2, expiresAt: "2026-12-01" });
  expect(scopesAt([license], parseDateTime(time))[0]?.isAllowed).toBe(expected);
});

test.each([1, 3] as const)("a license in review state %d allows nothing", (review) =>
  expect(scopesAt([certificateWith({ type: 2, review })], NOW)[0]?.isAllowed).toBe(false),
);

test("a scope names the certificates that it lacks, and none if it lacks none", () => {
  const [western, , , device, health] = scopesAt([certificateWith({ type: 2 })], NOW);
  expect(western).toEqual({ id: 1, name: "化学药制剂", kind: "western", isAllowed: true, missing: "" });
  expect(device?.missing).toMatch(/^缺少有效的《.*医疗器械.*》或《.*医疗机构.*》$/u);
  expect(health?.missing).toMatch(/^缺少有效的《[^》]*食品[^》]*》$/u);
});

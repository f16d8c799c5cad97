import { expect, it } from "vitest";
import { ReviewStatus } from "#generated/enums.ts";
import { type Place, allowedStep } from "./allowed-step.ts";

const at = (kind: 1 | 2, step: 1 | 2 | 3): Place => ({ kind, step });
const member = (status: 0 | 1 | 2 | 3, kind: 1 | 2 = 1) => ({
  isMember: true,
  registration: { kind, status },
});

it.each([1, 2, 3] as const)("redirects a visitor from step %i to the first", (step) => {
  expect(allowedStep({ isMember: false, registration: undefined }, at(2, step))).toEqual(at(2, 1));
});

it.each([1, 2, 3] as const)("redirects from step %i to the company form until it is submitted", (step) => {
  expect(allowedStep(member(ReviewStatus.Draft), at(1, step))).toEqual(at(1, 2));
  expect(allowedStep(member(ReviewStatus.Draft, 2), at(1, step))).toEqual(at(2, 2));
});

it("shows the review once submitted, and allows no changes", () => {
  expect(allowedStep(member(ReviewStatus.Waiting), at(1, 2))).toEqual(at(1, 3));
  expect(allowedStep(member(ReviewStatus.Waiting), at(1, 1))).toEqual(at(1, 1));
});

it.each([2, 3] as const)("tells a single company at step %i for chains where it is", (step) => {
  expect(allowedStep(member(ReviewStatus.Passed), at(2, step))).toEqual(at(2, 1));
  expect(allowedStep(member(ReviewStatus.Rejected), at(2, step))).toEqual(at(2, 1));
  expect(allowedStep(member(ReviewStatus.Waiting, 2), at(1, step))).toEqual(at(1, 1));
});

it("allows changes to the company after a rejection", () => {
  expect(allowedStep(member(ReviewStatus.Rejected), at(1, 2))).toEqual(at(1, 2));
  expect(allowedStep(member(ReviewStatus.Rejected), at(1, 3))).toEqual(at(1, 3));
});

it("lets a member without a registration submit a company", () => {
  const standing = { isMember: true, registration: undefined };
  expect(allowedStep(standing, at(1, 2))).toEqual(at(1, 2));
  expect(allowedStep(standing, at(1, 3))).toEqual(at(1, 1));
});

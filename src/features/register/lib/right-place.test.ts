import { expect, it } from "vitest";
import { type Place, REVIEW, rightPlace } from "./right-place.ts";

const at = (kind: 1 | 2, step: 1 | 2 | 3): Place => ({ kind, step });
const member = (status: 0 | 1 | 2 | 3, kind: 1 | 2 = 1) => ({
  isMember: true,
  registration: { kind, status },
});

it.each([1, 2, 3] as const)("sends a visitor from step %i to the first", (step) => {
  expect(rightPlace({ isMember: false, registration: undefined }, at(2, step))).toEqual(at(2, 1));
});

it.each([1, 2, 3] as const)("leads from step %i to the company while it is being filled in", (step) => {
  expect(rightPlace(member(REVIEW.filling), at(1, step))).toEqual(at(1, 2));
  expect(rightPlace(member(REVIEW.filling, 2), at(1, step))).toEqual(at(2, 2));
});

it("shows how it stands once it is handed in, and changes nothing", () => {
  expect(rightPlace(member(REVIEW.waiting), at(1, 2))).toEqual(at(1, 3));
  expect(rightPlace(member(REVIEW.passed), at(2, 3))).toEqual(at(1, 3));
  expect(rightPlace(member(REVIEW.waiting), at(1, 1))).toEqual(at(1, 1));
});

it("opens the company again once it was turned down", () => {
  expect(rightPlace(member(REVIEW.turnedDown), at(1, 2))).toEqual(at(1, 2));
  expect(rightPlace(member(REVIEW.turnedDown), at(1, 3))).toEqual(at(1, 3));
});

it("lets a member without a registration hand in a company", () => {
  const standing = { isMember: true, registration: undefined };
  expect(rightPlace(standing, at(1, 2))).toEqual(at(1, 2));
  expect(rightPlace(standing, at(1, 3))).toEqual(at(1, 1));
});

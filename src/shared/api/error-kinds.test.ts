import { expect, it } from "vitest";
import { ApiError, type ApiErrorKind } from "./api-error.ts";
import {
  inlineIf,
  isInvalid,
  isLoginRequired,
  isNotFound,
  isOutage,
  isOutcomeUnknown,
  isRefusal,
  isSuperseded,
} from "./error-kinds.ts";

const error = (kind: ApiErrorKind, status?: number) =>
  new ApiError(kind, "", { operationId: "listGoods", status });
const all: ApiErrorKind[] = [
  "login-required",
  "agreement-required",
  "validation",
  "business",
  "server",
  "timeout",
  "network",
  "superseded",
];

it.each([
  ["isLoginRequired", isLoginRequired, ["login-required"]],
  ["isInvalid", isInvalid, ["validation"]],
  ["isRefusal", isRefusal, ["validation", "business"]],
  ["isOutage", isOutage, ["server", "network"]],
  ["isOutcomeUnknown", isOutcomeUnknown, ["server", "timeout", "network"]],
  ["isSuperseded", isSuperseded, ["superseded"]],
] as const)("%s names its kinds alone", (_name, is, expected) => {
  expect(all.filter((kind) => is(error(kind)))).toEqual(expected);
});

it("knows what is not there by the status", () => {
  expect(isNotFound(error("business", 404))).toBe(true);
  expect(isNotFound(error("business", 409))).toBe(false);
});

it("leaves to the catalogue what the page does not show", () => {
  const errors = inlineIf(isNotFound, isOutage);
  expect([error("business", 404), error("network"), error("business", 409)].map(errors)).toEqual([
    "inline",
    "inline",
    "toast",
  ]);
});

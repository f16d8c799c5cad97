import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "#src/shared/api/api-error.ts";
import { inlineIf, isOutage, isRefusal } from "#src/shared/api/error-kinds.ts";
import type { CallMeta } from "./call-meta.ts";
import { createErrorCatalogue } from "./error-catalogue.ts";

const expired = new ApiError("login-required", "请先登录", { operationId: "listOrders", status: 401 });

/** Where an expired session is sent for a call with this meta. */
function visited(meta: CallMeta | undefined, error = expired): string[] {
  vi.stubGlobal("location", { pathname: "/orders", search: "" });
  const went: string[] = [];
  createErrorCatalogue((to) => void went.push(to))(error, meta);
  return went;
}

afterEach(() => vi.unstubAllGlobals());

it.each<[string, CallMeta | undefined]>([
  ["no meta", undefined],
  ["toast", { errors: "toast" }],
  ["an error that the page does not show", { errors: inlineIf(isRefusal) }],
  ["a handler that leaves it", { onApiError: () => false }],
])("redirects to the login page with %s", (_what, meta) => {
  expect(visited(meta)).toEqual(["/login?redirect=%2Forders"]);
});

it.each<[string, CallMeta]>([
  ["inline", { errors: "inline" }],
  ["silent", { errors: "silent" }],
  ["an error that the page shows", { errors: inlineIf(isOutage, ({ status }) => status === 401) }],
  ["a handler that takes it", { onApiError: () => true }],
])("does nothing with %s", (_what, meta) => {
  expect(visited(meta)).toEqual([]);
});

it("does nothing about a call that the contract marks as silent", () => {
  expect(visited(undefined, new ApiError("login-required", "", { operationId: "listTopAds" }))).toEqual([]);
});

it("knows no other words", () => {
  // @ts-expect-error `silent: true` was one.
  const other: CallMeta = { silent: true };
  expect(visited(other)).toHaveLength(1);
});

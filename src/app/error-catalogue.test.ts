import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "#src/shared/api/api-error.ts";
import { inlineIf, isLoginRequired, isRefusal } from "#src/shared/api/error-kinds.ts";
import type { CallMeta } from "./call-meta.ts";
import { createErrorCatalogue } from "./error-catalogue.ts";

const expired = new ApiError("login-required", "请先登录", { operationId: "listOrders", status: 401 });

/** Returns the addresses that an expired session is redirected to, for a call with this meta. */
function visited(meta: CallMeta | undefined, error = expired, loginUrl?: string): string[] {
  const went: string[] = [];
  const assign = (to: string) => void went.push(to);
  vi.stubGlobal("location", { pathname: "/orders", search: "", assign });
  const navigate = (to: string) => void went.push(to);
  createErrorCatalogue({ navigate, buyer: () => (loginUrl === undefined ? null : { login_url: loginUrl }) })(
    error,
    meta,
    "query",
  );
  return went;
}

afterEach(() => vi.unstubAllGlobals());

it.each<[string, CallMeta | undefined]>([
  ["no meta", undefined],
  ["toast", { errors: "toast" }],
  ["inline", { errors: "inline" }],
  ["an error that the page shows", { errors: inlineIf(isLoginRequired, isRefusal) }],
  ["a handler that leaves it", { onApiError: () => false }],
])("redirects to the login page with %s", (_what, meta) => {
  expect(visited(meta)).toEqual(["/login?redirect=%2Forders"]);
});

it.each<[string, CallMeta]>([
  ["a handler that takes it", { onApiError: () => true }],
  ["a call that nobody asked for yet", { ahead: true }],
])("does nothing with %s", (_what, meta) => {
  expect(visited(meta)).toEqual([]);
});

it.each(["getCommonData", "listTopAds", "searchGoods"] as const)("does nothing about %s", (operationId) => {
  expect(visited(undefined, new ApiError("login-required", "", { operationId }))).toEqual([]);
});

it("redirects to the main site's login where the buyer's is elsewhere", () => {
  expect(visited(undefined, expired, "https://main.example/login")).toEqual(["https://main.example/login"]);
  for (const none of ["", "javascript:alert(1)", "//main.example"])
    expect(visited(undefined, expired, none)).toEqual(["/login?redirect=%2Forders"]);
});

it("knows no other words", () => {
  // @ts-expect-error `silent: true` was one.
  const other: CallMeta = { silent: true };
  expect(visited(other)).toHaveLength(1);
});

import { afterEach, beforeEach, expect, it } from "vitest";
import { arrivedAt, type EarlyCall, noteArrival, takeEarlyCall } from "./early-calls.ts";

const ADDRESS = "http://localhost:4010/api/goods/list";

const init = (method = "GET") => ({ method, signal: new AbortController().signal });

let call: EarlyCall;

beforeEach(() => {
  call = {
    response: Promise.resolve(Response.json({ code: 200 })),
    controller: new AbortController(),
    sentAt: Date.now(),
  };
  globalThis.earlyCalls = new Map([[ADDRESS, call]]);
});
afterEach(() => {
  globalThis.earlyCalls = undefined;
});

it("takes over a call once", () => {
  expect(takeEarlyCall(ADDRESS, init())).toBe(call);
  expect(takeEarlyCall(ADDRESS, init())).toBeUndefined();
});

it("leaves calls to other addresses alone", () => {
  expect(takeEarlyCall(`${ADDRESS}?page=2`, init())).toBeUndefined();
  expect(takeEarlyCall(ADDRESS, init())).toBe(call);
});

it("takes none after something was changed", () => {
  expect(takeEarlyCall("http://localhost:4010/api/login", init("POST"))).toBeUndefined();
  expect(takeEarlyCall(ADDRESS, init())).toBeUndefined();
});

it("is aborted by whoever has taken it, with the same reason", () => {
  const later = new AbortController();
  takeEarlyCall(ADDRESS, { method: "GET", signal: later.signal });
  expect(call.controller.signal.aborted).toBe(false);
  later.abort("superseded");
  expect(call.controller.signal.reason).toBe("superseded");
});

it("knows when a response came that had to wait for the scripts", () => {
  const [early, other] = [{}, {}];
  noteArrival(early, { ...call, arrivedAt: 1_000 });
  expect(arrivedAt(early)).toBe(1_000);
  expect(arrivedAt(other)).toBeGreaterThan(1_000);
});

import { describe, expect, it } from "vitest";
import type { Fault } from "#mock/faults/fault.ts";
import type { HttpResponse } from "../../api-client/http/exchange.ts";
import { checkReply } from "../buyer/check-reply.ts";
import { operationOf } from "../buyer/contract.ts";
import { foreignMarker, markerOf } from "../buyer/marker.ts";
import { StateHistory } from "./kill/state-history.ts";
import { MemoryCurve } from "./memory-curve.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const REFUSAL = { code: 404, message: "商品不存在" };

/** A response of getGoodsDetail, a 404 by default. */
const reply = (change: Partial<HttpResponse> = {}, fault?: string): HttpResponse => ({
  status: 404,
  headers: { ...JSON_TYPE, ...(fault && { "x-mock-fault": fault }) },
  text: JSON.stringify(REFUSAL),
  cookies: [],
  failure: undefined,
  detail: "",
  ms: 1,
  ...change,
});
const check = (response: HttpResponse, fault?: Fault) =>
  checkReply(operationOf("getGoodsDetail"), response, fault);

describe("a response", () => {
  it("passes if it conforms to the contract", () => expect(check(reply())).toBeUndefined());

  it.each<[string, HttpResponse, Fault | undefined, string]>([
    ["a status that is not declared", reply({ status: 418 }), undefined, "418"],
    ["a body of another shape", reply({ text: '{"code":404}' }), undefined, "message"],
    ["a 500 that nobody planned", reply({ status: 500 }), undefined, "500"],
    ["a broken connection that nobody planned", reply({ failure: "reset" }), undefined, "reset"],
    ["a fault that nobody planned", reply({}, "delay 5ms"), undefined, "x-mock-fault"],
    ["no fault where one was planned", reply(), { kind: "status", status: 404 }, "x-mock-fault"],
    ["another status than planned", reply({}, "status 409"), { kind: "status", status: 409 }, "409"],
    ["a whole response in place of a cut", reply({}, "cut"), { kind: "cut" }, "cut"],
    ["JSON where none was planned", reply({}, "invalid-json"), { kind: "invalid-json" }, "JSON"],
    [
      "a right shape where a wrong one was planned",
      reply({}, "wrong-shape"),
      { kind: "wrong-shape" },
      "shape",
    ],
    ["its own type where another was planned", reply({}, "content-type"), { kind: "content-type" }, "type"],
  ])("does not pass: %s", (_name, response, fault, named) => expect(check(response, fault)).toContain(named));
});

describe("a marker", () => {
  const mine = markerOf(3, 1);

  it("is foreign if another world wrote it", () => {
    expect(foreignMarker(`…${mine}…${markerOf(3, 2)}`, mine)).toBe("SOAK3x2");
    expect(foreignMarker(`…${markerOf(31, 1)}`, mine)).toBe("SOAK31x1");
  });

  it("is not foreign if it is the world's own, or missing", () => {
    expect(foreignMarker(`${mine}，${mine}文文`, mine)).toBeUndefined();
    expect(foreignMarker("SOAK", mine)).toBeUndefined();
  });
});

describe("memory", () => {
  const curve = (heaps: number[]) => {
    const readings = new MemoryCurve();
    for (const heapMb of heaps) readings.add({ heapMb, rssMb: 200 });
    return readings.growth();
  };

  it("may grow during warm-up, and fluctuate", () =>
    expect(curve([40, 60, 70, 72, 71, 73, 72, 71, 72])).toBeUndefined());

  it("may not grow continuously", () =>
    expect(curve([40, 60, 70, 72, 75, 78, 81, 84, 87, 90])).toContain("heap grew"));

  it("is not checked with too few readings", () => expect(curve([10, 50, 100])).toBeUndefined());
});

describe("the states of a world", () => {
  const history = () => {
    const states = new StateHistory();
    states.restart("a");
    states.begin();
    states.end("b", performance.now());
    return states;
  };

  it("reports no loss for the latest", () =>
    expect(history().find("b", performance.now() + 5000)).toEqual({ kind: "known", lostMs: 0 }));

  it("reports how long ago an older one ended", () => {
    const found = history().find("a", performance.now() + 5000);
    expect(found.kind === "known" && found.lostMs).toBeGreaterThanOrEqual(5000);
  });

  it("does not recognize a state that never existed", () =>
    expect(history().find("c", 0).kind).toBe("unknown"));

  it("attributes an unknown state to a call in flight", () => {
    const states = history();
    states.begin();
    expect(states.find("c", 0).kind).toBe("in flight");
  });
});

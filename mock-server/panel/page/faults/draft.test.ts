import { describe, expect, it } from "vitest";
import { checkBody } from "#mock/control-api/check-by-contract.ts";
import { describeEffect, describeFrequency, describeMatch } from "./describe-rule.ts";
import { type Draft, type Effect, NEW_DRAFT, NEW_EFFECT, toRule } from "./draft.ts";
import { PRESETS, isSameRule } from "./presets.ts";

type Typed = Partial<Draft & Effect>;
const effect = (part: Partial<Effect>): Effect => ({ ...NEW_EFFECT, ...part });
const draft = (part: Typed): Draft => ({
  ...NEW_DRAFT,
  operation: "listGoods",
  effects: [effect(part)],
  ...part,
});

describe("a draft", () => {
  it.each<[Typed, object]>([
    [{}, { match: { operationId: "listGoods" }, fault: { kind: "status", status: 500 } }],
    [
      { target: "tag", tag: "cart", kind: "hang", isAfter: true },
      { match: { tag: "cart" }, fault: { kind: "hang", when: "after" } },
    ],
    [
      { target: "path", path: " /api/* ", method: "POST", kind: "delay", delayFrom: "100", delayTo: "300" },
      { match: { path: "/api/*", method: "POST" }, fault: { kind: "delay", delay: [100, 300] } },
    ],
    [
      { target: "all", kind: "slow-drip", duration: "5000", isAfter: true },
      { match: {}, fault: { kind: "slow-drip", duration: 5000 } },
    ],
    [
      {
        status: "422",
        message: "wrong",
        fields: [
          { field: "phone", message: "too short" },
          { field: "phone", message: "not a number" },
          { field: "", message: "" },
        ],
      },
      {
        match: { operationId: "listGoods" },
        fault: {
          kind: "status",
          status: 422,
          message: "wrong",
          errors: { phone: ["too short", "not a number"] },
        },
      },
    ],
    [
      {
        conditions: [
          { place: "query", name: " page ", value: "2" },
          { place: "headers", name: "user-agent", value: "*Mobile*" },
          { place: "body", name: "", value: "" },
        ],
      },
      {
        match: { operationId: "listGoods", query: { page: "2" }, headers: { "user-agent": "*Mobile*" } },
        fault: { kind: "status", status: 500 },
      },
    ],
    [
      { kind: "answer", status: "200", headers: "Set-Cookie: a=1\nSet-Cookie: b=2\nRetry-After: 30\n" },
      {
        match: { operationId: "listGoods" },
        fault: {
          kind: "answer",
          status: 200,
          headers: { "Set-Cookie": ["a=1", "b=2"], "Retry-After": ["30"] },
        },
      },
    ],
    [
      { times: "3", after: "2", probability: "25" },
      {
        match: { operationId: "listGoods" },
        fault: { kind: "status", status: 500 },
        times: 3,
        after: 2,
        probability: 0.25,
      },
    ],
    [
      { effects: [effect({ kind: "hang" }), effect({ kind: "none" }), effect({})], times: "3", after: "1" },
      {
        match: { operationId: "listGoods" },
        sequence: [{ kind: "hang" }, null, { kind: "status", status: 500 }],
        after: 1,
      },
    ],
    [
      { times: "", after: "0", probability: "100" },
      { match: { operationId: "listGoods" }, fault: { kind: "status", status: 500 } },
    ],
  ])("%j is a rule that the server takes", (part, rule) => {
    expect(toRule(draft(part))).toEqual({ rule });
    expect(() => checkBody("POST", "/faults", rule)).not.toThrow();
  });

  it.each<[Typed, keyof (Draft & Effect)]>([
    [{ operation: "" }, "operation"],
    [{ target: "tag" }, "tag"],
    [{ target: "path", path: "api" }, "path"],
    [{ conditions: [{ place: "body", name: "", value: "7" }] }, "conditions"],
    [
      {
        conditions: [
          { place: "query", name: "page", value: "2" },
          { place: "query", name: "page ", value: "3" },
        ],
      },
      "conditions",
    ],
    [{ kind: "delay" }, "delayFrom"],
    [{ kind: "delay", delayFrom: "soon" }, "delayFrom"],
    [{ delayTo: "5" }, "delayFrom"],
    [{ delayFrom: "9", delayTo: "5" }, "delayTo"],
    [{ delayFrom: "600001" }, "delayFrom"],
    [{ times: "0" }, "times"],
    [{ times: "1.5" }, "times"],
    [{ after: "-1" }, "after"],
    [{ probability: "101" }, "probability"],
    [{ status: "422", fields: [{ field: "phone", message: " " }] }, "fields"],
    [{ status: "600" }, "status"],
    [{ status: "" }, "status"],
  ])("%j is wrong, and the field is named", (part, field) => {
    expect(toRule(draft(part))).toMatchObject({ problem: { field, text: expect.any(String) as string } });
  });
});

describe("a rule in words", () => {
  const titles = { operation: () => "商品列表", tag: () => "购物车" };

  it("says which calls it is for", () => {
    expect(describeMatch({ operationId: "listGoods" }, titles)).toBe("商品列表");
    expect(describeMatch({ tag: "cart" }, titles)).toBe("all of 购物车");
    expect(describeMatch({ path: "/api/*", method: "post" }, titles)).toBe("POST /api/*");
    expect(describeMatch({ provenance: "inferred" }, titles)).toBe("all inferred operations");
    expect(describeMatch({}, titles)).toBe("all operations");
    expect(
      describeMatch({ tag: "cart", query: { page: "2" }, body: { "params.*.goods_id": 7 } }, titles),
    ).toBe("all of 购物车 with query page = 2, body params.*.goods_id = 7");
  });

  it("says what happens and how often", () => {
    const rule = { match: {}, fault: { kind: "status", status: 503, delay: [1, 2], when: "after" } } as const;
    expect(describeEffect({ ...rule, fault: { ...rule.fault, delay: [1, 2] } })).toBe(
      "returns 503 · 1–2 ms · after processing (the request took effect)",
    );
    const plain = { match: {}, fault: { kind: "hang" } } as const;
    expect(describeFrequency(plain)).toBe("every call");
    expect(describeFrequency({ ...plain, times: 1, after: 2, probability: 0.125 })).toBe(
      "after 2 calls, 12.5% of calls, once",
    );
  });
});

describe("presets", () => {
  it("are rules that the server takes, each another one", () => {
    for (const { rule } of PRESETS) expect(() => checkBody("POST", "/faults", rule)).not.toThrow();
    for (const [index, one] of PRESETS.entries())
      expect(PRESETS.findIndex(({ rule }) => isSameRule(rule, one.rule))).toBe(index);
  });

  it("are known again when the server has put their fields in another order", () => {
    const { rule } = PRESETS[0]!;
    const { kind, ...rest } = rule.fault!;
    expect(isSameRule({ fault: { ...rest, kind }, match: {} }, rule)).toBe(true);
    expect(isSameRule({ ...rule, times: 1 }, rule)).toBe(false);
  });
});

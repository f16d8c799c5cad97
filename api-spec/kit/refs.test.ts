import { describe, expect, it } from "vitest";
import { BrokenRefError, createResolver, findByPointer, follow, mergeAllOf, toPointer } from "./refs.ts";

const document = {
  paths: { "/api/cart/{id}": { get: { tags: ["cart"] } } },
  components: {
    schemas: {
      Money: { type: "number", title: "金额", "x-money": "yuan" },
      Price: { $ref: "#/components/schemas/Money", title: "单价" },
      Loop: { $ref: "#/components/schemas/Loop" },
      Line: {
        allOf: [
          { $ref: "#/components/schemas/Id" },
          { properties: { price: { type: "number" } }, required: ["price"] },
        ],
        title: "明细",
      },
      Id: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
    },
  },
};

describe("pointers", () => {
  it("find their targets, with slashes and braces in the segments", () => {
    const pointer = toPointer("paths", "/api/cart/{id}", "get");
    expect(pointer).toBe("#/paths/~1api~1cart~1{id}/get");
    expect(findByPointer(document, pointer)).toEqual({ tags: ["cart"] });
    expect(findByPointer(document, "#/paths/~1api~1cart~1%7Bid%7D/get/tags/0")).toBe("cart");
  });

  it("find nothing that is missing or only on the prototype", () => {
    expect(findByPointer(document, "#/paths/~1api/get")).toBeUndefined();
    expect(findByPointer(document, "#/constructor/name")).toBeUndefined();
  });
});

describe("follow", () => {
  it("returns an inline value with its own pointer", () => {
    const own = { type: "integer" };
    expect(follow(document, own, "#/here")).toEqual({ value: own, pointer: "#/here" });
  });

  it("follows chains of references; keywords beside them take precedence", () => {
    const price = { $ref: "#/components/schemas/Price", "x-provenance": "inferred" };
    expect(follow(document, price, "#/here")).toEqual({
      value: { type: "number", title: "单价", "x-money": "yuan", "x-provenance": "inferred" },
      pointer: "#/components/schemas/Money",
    });
  });

  it.each([
    ["#/components/schemas/Gone", "#/components/schemas/Gone is not in the contract (referred to at #/here)"],
    ["#/components/schemas/Loop", "#/components/schemas/Loop refers to itself (referred to at #/here)"],
  ])("throws for %s", ($ref, message) => {
    expect(() => follow(document, { $ref }, "#/here")).toThrow(BrokenRefError);
    expect(() => follow(document, { $ref }, "#/here")).toThrow(message);
  });
});

describe("createResolver", () => {
  it("resolves one reference to one schema", () => {
    const resolve = createResolver(document);
    const titled = { $ref: "#/components/schemas/Money", title: "应付" };
    expect(resolve(titled)).toEqual({ type: "number", title: "应付", "x-money": "yuan" });
    expect(resolve(titled)).toBe(resolve(titled));
    expect(resolve({ $ref: "#/components/schemas/Money" })).toBe(document.components.schemas.Money);
  });

  it("throws for a broken reference, or returns the fallback", () => {
    const broken = { $ref: "#/components/schemas/Gone" };
    expect(() => createResolver(document)(broken)).toThrow(BrokenRefError);
    expect(createResolver(document, {})(broken)).toEqual({});
  });
});

it("mergeAllOf merges the fields of all parts", () => {
  expect(mergeAllOf(document.components.schemas.Line, createResolver(document))).toEqual({
    type: "object",
    title: "明细",
    properties: { id: { type: "integer" }, price: { type: "number" } },
    required: ["id", "price"],
  });
});

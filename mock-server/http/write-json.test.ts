import { describe, expect, it } from "vitest";
import { constant } from "#mock/world/constant.ts";
import { bodyBytesInTurns, writeJson } from "./write-json.ts";

const textOf = (value: unknown) => Buffer.from(writeJson(value), "latin1").toString("utf8");
const envelope = (data: unknown) => ({ code: 200, message: "成功", data });
const goods = () => constant({ id: 7, name: '阿莫西林 "0.25g"\n', price: null, tags: [{ name: "秒" }] });

describe("writeJson writes what JSON.stringify writes", () => {
  it.each([
    ["nothing in data", envelope(null)],
    ["an empty object", {}],
    ["an absent field", envelope({ a: undefined, b: [undefined, 1], "c\u2028": "é€😀" })],
    ["half a surrogate pair", envelope({ text: "\ud83d" })],
    ["numbers as names, which come first", { b: 1, 2: "二", 1: "一" }],
    ["a list in place of an object", [envelope([]), "文"]],
    ["plain text", "文"],
    ["a date", { at: new Date(0) }],
    ["a list of constants", envelope({ list: [goods(), goods()], total: 2 })],
    ["a list that begins with a constant only", envelope([goods(), undefined, null, { id: 8 }])],
    ["a constant for data", envelope(goods())],
    ["constants far down", envelope({ data: [{ line: { goods: goods() } }] })],
  ])("%s", (_what, value) => {
    expect(textOf(value)).toBe(JSON.stringify(value));
    expect(textOf(value)).toBe(JSON.stringify(value));
  });
});

describe("long lists, written in turns, are what JSON.stringify writes", () => {
  const long = (item: (index: number) => unknown) => Array.from({ length: 1001 }, (_, index) => item(index));
  const one = goods();
  it.each([
    ["a list of lines", envelope({ data: long((id) => ({ id, name: "藿香", goods: one })), total: 1001 })],
    ["a list of constants", envelope({ list: long(goods) })],
    ["a list for data, with gaps", envelope(long((id) => (id % 3 === 0 ? undefined : id)))],
    ["two lists", envelope({ added: long((id) => ({ id })), failed: long((id) => [id]) })],
    ["a list far down", envelope({ a: { b: { c: { d: long((id) => id) } } } })],
  ])("%s", async (_what, value) => {
    const bytes = await bodyBytesInTurns(value);
    expect(Buffer.from(bytes, "latin1").toString("utf8")).toBe(JSON.stringify(value));
  });

  it("so that others come between", async () => {
    const order: string[] = [];
    const written = Promise.resolve(bodyBytesInTurns(envelope(long((id) => id)))).then(() =>
      order.push("written"),
    );
    const other = new Promise<void>((resolve) => {
      setImmediate(() => {
        order.push("other");
        resolve();
      });
    });
    await Promise.all([written, other]);
    expect(order).toEqual(["other", "written"]);
  });
});

it("a constant cannot be changed, however deep", () => {
  const { tags } = goods();
  expect(() => tags.push({ name: "特" })).toThrow(TypeError);
  expect(() => Object.assign(tags[0] ?? {}, { name: "特" })).toThrow(TypeError);
});

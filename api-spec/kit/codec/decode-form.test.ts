import qs from "qs";
import { describe, expect, it } from "vitest";
import { decodeForm } from "./decode-form.ts";
import { FormError } from "./form-error.ts";

const problemOf = (text: string, limits?: Parameters<typeof decodeForm>[1]) => {
  try {
    decodeForm(text, limits);
  } catch (error) {
    if (error instanceof FormError) return error.problem;
    throw error;
  }
  return "none";
};

describe("decodeForm", () => {
  it.each([
    ["", {}],
    ["&&", {}],
    ["a=1&b=2", { a: "1", b: "2" }],
    ["a", { a: "" }],
    ["a=", { a: "" }],
    ["a=b=c", { a: "b=c" }],
    ["q=%E9%98%BF%E8%8E%AB+x", { q: "阿莫 x" }],
    ["a=1&a=2", { a: ["1", "2"] }],
    ["ids[]=1", { ids: ["1"] }],
    ["ids[]=1&ids[]=2", { ids: ["1", "2"] }],
    ["ids=1&ids[]=2", { ids: ["1", "2"] }],
    ["ids[0]=1&ids[1]=2", { ids: ["1", "2"] }],
    ["ids%5B0%5D=1&ids%5B1%5D=2", { ids: ["1", "2"] }],
    ["ids[1]=2&ids[0]=1", { ids: ["1", "2"] }],
    ["ids[7]=1&ids[900000000]=2", { ids: ["1", "2"] }],
    ["params[number]=3", { params: { number: "3" } }],
    [
      "p[0][id]=1&p[0][n]=2&p[1][id]=3",
      {
        p: [{ id: "1", n: "2" }, { id: "3" }],
      },
    ],
    ["p[0][id]=1&p[x]=2", { p: { 0: { id: "1" }, x: "2" } }],
    ["p[]=1&p[3]=2&p[]=4", { p: ["2", "1", "4"] }],
    ["ids=1&ids[]=2&ids=3", { ids: ["1", "2", "3"] }],
    ["p[][q]=1&p[][q]=2&p[][r]=3", { p: [{ q: "1" }, { q: "2" }, { r: "3" }] }],
    ["=b", { "": "b" }],
    ["=", { "": "" }],
    ["a[b=1", { "a[b": "1" }],
    ["a[b]c=1", { "a[b]c": "1" }],
    ["[a]=1", { "[a]": "1" }],
    ["constructor=1", { constructor: "1" }],
  ])("reads %s", (text, expected) => {
    expect(decodeForm(text)).toEqual(expected);
  });

  it.each([
    ["a=%zz", "encoding"],
    ["a=%E9%98", "encoding"],
    ["%=1", "encoding"],
    ["a=%00", "nul"],
    ["__proto__=1", "name"],
    ["a[__proto__][x]=1", "name"],
    ["a%5B__proto__%5D=1", "name"],
    ["a[b][c][d][e][f][g][h][i]=1", "depth"],
  ])("refuses %s as %s", (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  const ids = (...items: string[]) => ({ ids: items });
  it.each([
    ["ids[0]=1", "ids[]=2", ids("1", "2")],
    ["ids[5]=1", "ids[]=2", ids("1", "2")],
    ["ids[0]=1", "ids[]=2&ids[]=3", ids("1", "2", "3")],
    ["ids[0]=1", "ids=2", ids("1", "2")],
    ["ids[0]=1&ids[1]=2", "ids=3&ids[]=4", ids("1", "2", "3", "4")],
    ["p[0][q]=2", "p[][q]=1", { p: [{ q: "2" }, { q: "1" }] }],
    ["p[0][q]=2&p[0][r]=3", "p[][q]=1", { p: [{ q: "2", r: "3" }, { q: "1" }] }],
    ["ids[900719925474099300]=1", "ids[900719925474099301]=2", ids("1", "2")],
    ["ids[99999999999999999999]=1", "ids[100000000000000000000]=2", ids("1", "2")],
  ])("reads %s and %s alike in any order", (one, other, expected) => {
    expect(decodeForm(`${one}&${other}`)).toEqual(expected);
    expect(decodeForm(`${other}&${one}`)).toEqual(expected);
  });

  it.each([
    ["ids[]=1", "ids=2"],
    ["ids[]=1&ids[]=3", "ids=2"],
    ["p[][q]=1", "p=2"],
  ])("joins %s and %s in the order sent", (one, other) => {
    const last = (text: string) => Object.values(decodeForm(text)).flat().at(-1);
    expect(last(`${one}&${other}`)).toBe("2");
    expect(last(`${other}&${one}`)).not.toBe("2");
  });

  it.each([
    ["a=1", "a[b]=2"],
    ["a[]=1", "a[b]=2"],
    ["a[][c]=1", "a[b]=2"],
    ["a=1&a[0]=3", "a[b]=2"],
  ])("refuses %s and %s in any order", (one, other) => {
    expect(problemOf(`${one}&${other}`)).toBe("conflict");
    expect(problemOf(`${other}&${one}`)).toBe("conflict");
  });

  it("names the field that is both a value and nested", () => {
    expect(() => decodeForm("p[][q]=1&p[][q][r]=2&p[0][q]=1&p[0][q][r]=2")).toThrow("p[0][q]");
  });

  it("counts parameters", () => {
    expect(problemOf("a=1&b=2&c=3", { depth: 8, parameters: 2, length: 10 })).toBe("parameters");
    expect(problemOf("&&&", { depth: 8, parameters: 2, length: 10 })).toBe("parameters");
  });

  it("counts before it reads", () => {
    expect(problemOf("%zz&b=2&c=3", { depth: 8, parameters: 2, length: 10 })).toBe("parameters");
  });

  it("measures a pair before it reads it", () => {
    expect(problemOf("%zz=1234567", { depth: 8, parameters: 2, length: 10 })).toBe("length");
  });

  it("does not modify prototypes", () => {
    const form = decodeForm("constructor[prototype][polluted]=1");
    expect(form).toEqual({ constructor: { prototype: { polluted: "1" } } });
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it("reads 19,999 ids in linear time", () => {
    const text = Array.from({ length: 19_999 }, (_, index) => `ids[${index}]=${index + 1}`).join("&");
    const { ids } = decodeForm(text) as { ids: string[] };
    expect(ids).toHaveLength(19_999);
    expect(ids.at(-1)).toBe("19999");
  });

  it("agrees with qs on ordinary forms", () => {
    for (const text of ["a=1&b[c]=2&b[d]=3", "a[]=1&a[]=2", "a=1&a=2", "p[0][x]=1&p[1][x]=2", "a=%20+b"])
      expect(decodeForm(text)).toEqual(qs.parse(text));
  });
});

import { expect, it } from "vitest";
import { placeFieldErrors, showOnFields } from "./field-errors.ts";

const known = (field: string) => (["username", "phone"].includes(field) ? field : undefined);

function place(kind: string, errors: Record<string, string[]>) {
  const shown: unknown[] = [];
  const isPlaced = placeFieldErrors({ kind, errors }, known, (...each) => shown.push(each));
  return { isPlaced, shown };
}

it("shows the first message of each field, and returns which is the first", () => {
  expect(place("validation", { phone: ["已注册", "第二条"], username: ["已占用"] })).toEqual({
    isPlaced: true,
    shown: [
      ["phone", "已注册", true],
      ["username", "已占用", false],
    ],
  });
});

it("leaves hidden fields and other errors to the caller", () => {
  expect(place("validation", { agree: ["请先同意"], phone: ["已注册"] })).toEqual({
    isPlaced: false,
    shown: [["phone", "已注册", false]],
  });
  expect(place("business", {})).toEqual({ isPlaced: false, shown: [] });
});

it("finds the fields of a form by their names, with those that differ", () => {
  const shown: unknown[] = [];
  const show = showOnFields(
    (...each) => shown.push(each),
    { phone: "", title: "" },
    { mobile: "phone", items: "title" },
  );
  const errors = {
    mobile: ["已注册"],
    "items.0.name": ["太长"],
    title: ["请填写"],
    agree: ["请先同意"],
    x: [],
  };
  expect(show({ kind: "validation", errors })).toBe(true);
  expect(shown).toEqual([
    ["phone", { message: "已注册" }, { shouldFocus: true }],
    ["title", { message: "太长" }, { shouldFocus: false }],
    ["title", { message: "请填写" }, { shouldFocus: false }],
  ]);
  expect(show({ kind: "validation", errors: {} })).toBe(false);
  expect(show({ kind: "business", errors: { mobile: ["已注册"] } })).toBe(false);
});

import { expect, it } from "vitest";
import { readHelpAddress } from "./help-address.ts";

const read = (query: string) => readHelpAddress("/help/xrzn/hyzc", new URLSearchParams(query));

it("is the page's own article without a query, and the one with the id otherwise", () => {
  expect(read("")).toMatchObject({ articleId: undefined, keywords: "", current: "/help/xrzn/hyzc" });
  expect(read("id=66")).toMatchObject({ articleId: 66, current: "/help/xrzn/hyzc?id=66" });
});

it("ignores invalid ids", () => {
  for (const id of ["", "0", "-1", "abc", "66.5", "99999999999"])
    expect(read(`id=${id}`)).toMatchObject({ articleId: undefined, current: "/help/xrzn/hyzc" });
});

it("trims a search, truncates it to the contract's limit, and marks no article meanwhile", () => {
  expect(read("q=%20退换%20&page=2")).toMatchObject({ keywords: "退换", page: 2, current: "" });
  expect(read(`q=${"药".repeat(80)}`).keywords).toHaveLength(50);
  expect(read("q=%20")).toMatchObject({ keywords: "", current: "/help/xrzn/hyzc" });
});

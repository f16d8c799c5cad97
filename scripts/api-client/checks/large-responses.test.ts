/**
 * A list with mistakes in all of its thousands of lines is judged at once: all errors of it would take half a minute.
 */
import { expect, it } from "vitest";
import { loadContract } from "../contract/load-contract.ts";
import { checkDeclared } from "./check-response.ts";

const contract = loadContract();
const declared = contract.operation("listCartLines")!.responses.get(200)!;

const rulesOf = (count: number) => {
  const line = { id: "7", number: 2, goods: null };
  const data = { data: Array.from({ length: count }, () => line), filter_data: [] };
  const text = JSON.stringify({ code: 200, message: "成功", data });
  const headers = { "content-type": "application/json" };
  const response = { status: 200, headers, cookies: [], text, ms: 1, failure: undefined, detail: "" };
  return checkDeclared(contract, declared, response).map(({ rule, place }) => `${rule} ${place}`);
};

it("names the same mistakes in 5,000 lines as in three", () => {
  const few = rulesOf(3);
  expect(few).toContain("number-as-text 200 body.data.data[].id");
  expect(few).toContain("null-not-allowed 200 body.data.data[].goods");
  expect(few.length).toBeGreaterThan(10);
  expect(rulesOf(5000).toSorted()).toEqual(few.toSorted());
});

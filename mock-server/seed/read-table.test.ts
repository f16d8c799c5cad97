import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { numberIn, oneOf, readTable } from "./read-table.ts";

const folder = mkdtempSync(join(tmpdir(), "tables-"));
const file = join(folder, "goods.csv");

afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(file, text);
  return readTable(file, ["name", "price", "kind"], ({ name, price, kind }) => ({
    name,
    price: numberIn(price),
    kind: oneOf(["herbal", "device"], kind),
  }));
};

test("a table is read by its columns, with a spreadsheet's line ends, quotes and byte order mark as well", () => {
  const rows = [
    { name: "黄芪, 切片", price: 13.8, kind: "herbal" },
    { name: "血压计", price: 98, kind: "device" },
  ];
  expect(read('name,price,kind\n"黄芪, 切片",13.8,herbal\n血压计,98,device\n')).toEqual(rows);
  expect(read('\uFEFFname,price,kind\r\n"黄芪, 切片",13.8,herbal\r\n血压计,98,device\r\n')).toEqual(rows);
});

test.each([
  ["a missing column", "name,price\n黄芪,1\n", "goods.csv:1: the columns must be name,price,kind"],
  ["a cell too many", "name,price,kind\n黄芪,1,herbal,\n", "goods.csv:2: 4 cells, not 3"],
  ["an empty line", "name,price,kind\n\n黄芪,1,herbal\n", "goods.csv:2: 1 cells, not 3"],
  [
    "a word for a number",
    "name,price,kind\n黄芪,1,herbal\n山药,x,herbal\n",
    'goods.csv:3: "x" is not a number',
  ],
  ["an empty number", "name,price,kind\n黄芪,,herbal\n", 'goods.csv:2: "" is not a number'],
  ["an unknown word", "name,price,kind\n黄芪,1,root\n", 'goods.csv:2: "root" is none of herbal, device'],
  [
    "an open quote",
    'name,price,kind\n黄芪,1,herbal\n"山药,1,herbal\n',
    "goods.csv:3: Quoted field unterminated",
  ],
])("an error names file and line: %s", (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});

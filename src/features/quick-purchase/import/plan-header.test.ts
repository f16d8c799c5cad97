import { describe, expect, it } from "vitest";
import { readHeader } from "./plan-header.ts";

const rolesOf = (cells: readonly string[]) => readHeader(cells)?.map(({ role }) => role);

describe("a row is a header", () => {
  it.each([
    ["商品名称|数量", "name number"],
    ["序号|批准文号|采购数量", "other approval number"],
    ["商品编号|件数", "id number"],
    ["goods_id|数量(盒)", "id number"],
    // Asterisks mark what has to be filled in; brackets and spaces say no more than the word.
    ["*品 名:|数量(最小包装单位)", "name number"],
    ["商品名称|商品规格|生产厂家|商品编码|库存数量", "name spec maker code other"],
    ["品名||数量", "name other number"],
    ["No.|药品|单价", "other name other"],
  ])("%s", (cells, roles) => {
    expect(rolesOf(cells.split("|"))).toEqual(roles.split(" "));
  });
});

describe("a row is no header", () => {
  it.each([
    ["with one cell only", ["商品名称"]],
    ["with one cell filled in", ["", "商品名称", ""]],
    ["with a number in it", ["商品名称", "数量 15"]],
    ["with a sentence in it", ["商品名称", "数量请按照最小包装单位来填写"]],
    ["with a word that names no column", ["商品名称", "阿莫西林"]],
    ["that names no goods", ["序号", "数量"]],
    ["that names a code of the buyer's own system only", ["货号", "数量"]],
  ])("%s", (_case, cells) => {
    expect(readHeader(cells)).toBeUndefined();
  });

  it("if a cell has more than twelve characters", () => {
    const name = (length: number) => ["数量", `商品名称${"填".repeat(length - 4)}`];
    expect(rolesOf(name(12))).toEqual(["number", "name"]);
    expect(readHeader(name(13))).toBeUndefined();
  });

  it("but for a digit in a word", () => {
    expect(rolesOf(["商品名称", "数量1"])).toEqual(["name", "number"]);
  });
});

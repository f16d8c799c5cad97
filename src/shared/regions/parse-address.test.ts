import fc from "fast-check";
import { expect, it } from "vitest";
import { expectLinearWork } from "#src/shared/lib/fuzz-pattern-work-for-test.ts";
import { countPatternWork } from "#src/shared/lib/pattern-work-for-test.ts";
import { loadRegions } from "./load-regions.ts";
import { parseAddress } from "./parse-address.ts";

const west = { province: "浙江省", city: "杭州市", district: "余杭区" };

it.each([
  [
    "张三 13800001234 浙江省杭州市余杭区文一西路 969 号",
    { name: "张三", phone: "13800001234", ...west, detail: "文一西路 969 号" },
  ],
  [
    "浙江省 杭州市 余杭区 文一西路969号3楼，李店长，138-0000-1234",
    { name: "李店长", phone: "13800001234", ...west, detail: "文一西路969号3楼" },
  ],
  [
    "收货人：王小明\n手机号码：+86 13800001234\n所在地区：浙江杭州余杭区\n详细地址：文一西路 969 号",
    { name: "王小明", phone: "13800001234", ...west, detail: "文一西路 969 号" },
  ],
  [
    "杭州市余杭区文一西路 969 号 赵六 0571-88880000",
    { name: "赵六", phone: "0571-88880000", ...west, detail: "文一西路 969 号" },
  ],
  [
    "北京市朝阳区建国路 8 号 孙七 １３８００００１２３４",
    {
      name: "孙七",
      phone: "13800001234",
      province: "北京市",
      city: "北京市",
      district: "朝阳区",
      detail: "建国路 8 号",
    },
  ],
  [
    "湖北省仙桃市龙华山街道 1 号",
    { name: "", phone: "", province: "湖北省", city: "仙桃市", district: "", detail: "龙华山街道 1 号" },
  ],
  ["浙江余杭区文一西路", { name: "", phone: "", ...west, detail: "文一西路" }],
  [
    "随便写的一句话没有地址",
    { name: "", phone: "", province: "", city: "", district: "", detail: "随便写的一句话没有地址" },
  ],
])("parses %s", async (pasted, expected) => {
  expect(parseAddress(pasted, await loadRegions())).toEqual(expected);
});

it("contains every province, and no unnamed city", async () => {
  const regions = await loadRegions();
  expect(Object.keys(regions)).toHaveLength(31);
  expect(
    Object.values(regions)
      .flatMap((cities) => Object.keys(cities))
      .filter((name) => name.length < 2),
  ).toEqual([]);
});

it.each(["1", "86 ", "电话 ", "0571-", "浙江", "张三,"])(
  "takes no more than twice the steps for twice the text, full of %j",
  async (part) => {
    const regions = await loadRegions();
    const steps = (times: number) => countPatternWork(() => parseAddress(part.repeat(times), regions));
    expect(steps(20_000)).toBeLessThan(2.2 * steps(10_000));
  },
);

it("loses no letter, whatever is pasted", async () => {
  const regions = await loadRegions();
  const piece = fc.constantFrom(
    "张三",
    "13800001234",
    "浙江省",
    "杭州市",
    "余杭区",
    "路",
    " ",
    ",",
    "\n",
    "0571-88880000",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 800 }), (pieces) => {
      const text = pieces.join("");
      const found = Object.values(parseAddress(text, regions)).join("");
      for (const letter of new Set(text.replaceAll(/[\s,]/gu, ""))) expect(found).toContain(letter);
    }),
  );
});

it("takes no more than twice the steps for twice the text, whatever is pasted", async () => {
  const regions = await loadRegions();
  const pieces = [
    "1",
    "86",
    "-",
    "0571-",
    "138",
    "电话",
    ":",
    "收货人",
    " ",
    ",",
    "\n",
    "浙江",
    "省",
    "张三",
    "路",
  ];
  expectLinearWork((text) => parseAddress(text, regions), pieces);
});

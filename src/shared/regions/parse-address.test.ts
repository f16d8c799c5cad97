import fc from "fast-check";
import { expect, it } from "vitest";
import { expectLinearWork } from "#src/shared/lib/fuzz-pattern-work-for-test.ts";
import { countPatternWork } from "#src/shared/lib/pattern-work-for-test.ts";
import { loadRegions } from "./load-regions.ts";
import { parseAddress } from "./parse-address.ts";

const west = { province: "浙江省", city: "杭州市", district: "余杭区" };
const nowhere = { province: "", city: "", district: "" };

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
  [
    "北京同仁堂 13800001234 浙江省杭州市余杭区文一西路 李四收",
    { name: "李四", phone: "13800001234", ...west, detail: "北京同仁堂 文一西路" },
  ],
  [
    "張三 0571-88880000轉801 中國浙江省杭州市餘杭區文一西路 969 號",
    {
      name: "張三",
      phone: "0571-88880000",
      ...west,
      detail: "文一西路 969 號 电话转 801",
      extension: "电话转 801",
    },
  ],
  [
    "400-820-8820 浙江省杭州市余杭区文一西路",
    { name: "", phone: "", ...west, detail: "400-820-8820 文一西路" },
  ],
  [
    "省份：浙江 城市：杭州 区：余杭区 地址：文一西路 姓名：张三(13800001234)",
    { name: "张三", phone: "13800001234", ...west, detail: "文一西路" },
  ],
  [
    "收货人 张三 电话 13800001234 地址 浙江省/杭州市/余杭区/文一西路",
    { name: "张三", phone: "13800001234", ...west, detail: "文一西路" },
  ],
  [
    "【张三】13800001234【浙江省杭州市余杭区文一西路】",
    { name: "张三", phone: "13800001234", ...west, detail: "文一西路" },
  ],
  [
    "杭州 文一西路 张三 13800001234",
    { name: "张三", phone: "13800001234", ...west, district: "", detail: "文一西路" },
  ],
  [
    "白杨 13800001234 人民路 5 号",
    { name: "", phone: "13800001234", ...nowhere, detail: "白杨 人民路 5 号" },
  ],
  ["浙江杭州余杭区五常街道", { name: "", phone: "", ...west, detail: "五常街道" }],
  ["杭州市余杭区仓前", { name: "", phone: "", ...west, detail: "仓前" }],
  [
    "浙江省杭州市余杭区 仓前 文一西路 张三 13800001234",
    { name: "张三", phone: "13800001234", ...west, detail: "仓前 文一西路" },
  ],
  [
    "浙江省杭州市余杭区 仓前 文一西路 13800001234 张三",
    { name: "张三", phone: "13800001234", ...west, detail: "仓前 文一西路" },
  ],
  [
    "13800001234 文一西路 浙江省杭州市余杭区 仓前 文一西路 张三",
    { name: "", phone: "13800001234", ...west, detail: "文一西路 仓前 文一西路 张三" },
  ],
  [
    "张三 电话13800001234 省/市/区：浙江省 杭州市 余杭区 文一西路",
    { name: "张三", phone: "13800001234", ...west, detail: "文一西路" },
  ],
  [
    "张三 先生 13800001234 地址浙江省杭州市余杭区文一西路",
    { name: "张三", phone: "13800001234", ...west, detail: "先生 地址 文一西路" },
  ],
  [
    "手机广场 3 楼 13800001234 浙江省杭州市余杭区",
    { name: "", phone: "13800001234", ...west, detail: "手机广场 3 楼" },
  ],
  [
    "收貨人：張三 聯繫電話：13800001234 詳細地址：浙江省杭州市餘杭區文一西路 969 號",
    { name: "張三", phone: "13800001234", ...west, detail: "文一西路 969 號" },
  ],
  [
    "國泰大樓 歐陽小明經理 13800001234 浙江省杭州市餘杭區文一西路",
    { name: "歐陽小明經理", phone: "13800001234", ...west, detail: "國泰大樓 文一西路" },
  ],
  ["武汉大学 浙江省杭州市余杭区文一西路", { name: "", phone: "", ...west, detail: "武汉大学 文一西路" }],
  ["朝阳区建国路 孙七", { name: "孙七", phone: "", ...nowhere, detail: "朝阳区建国路" }],
  ["朝阳区 建国路", { name: "", phone: "", ...nowhere, detail: "朝阳区 建国路" }],
  ["鼓楼 建国路", { name: "", phone: "", ...nowhere, detail: "鼓楼 建国路" }],
])("parses %s", async (pasted, expected) => {
  expect(parseAddress(pasted, await loadRegions())).toEqual(expected);
});

it.each([
  "王五",
  "欧阳小明",
  "李店长",
  "王小明经理",
  "赵女士",
  "阿卜杜外力·麦麦提",
  "古丽•阿不都热合曼女士",
  "买买提・艾力",
  "迪丽热巴.迪力木拉提",
  "阿不都克力木·阿不都热合曼·买买提江",
])("takes %s for a name", async (name) => {
  const regions = await loadRegions();
  for (const text of [
    `${name} 13800001234 浙江省杭州市余杭区文一西路`,
    `浙江省杭州市余杭区文一西路，${name}收`,
  ])
    expect(parseAddress(text, regions)).toMatchObject({ name, ...west, detail: "文一西路" });
});

it.each(["阿卜杜外力麦麦提江", "A. Smith", "欧"])("takes %s for a name only by its label", async (name) => {
  const regions = await loadRegions();
  const labeled = name.length > 1 ? name : "";
  const word = name.split(" ").at(-1) ?? "";
  expect(parseAddress(`收货人：${word} 浙江省杭州市余杭区`, regions).name).toBe(labeled && word);
  expect(parseAddress(`${word} 浙江省杭州市余杭区`, regions).name).toBe("");
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
    { seed: 1 },
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

import { describe, expect, it } from "vitest";
import { parseTable } from "./parse-plan.ts";
import { readTable } from "./plan-table.ts";

/** Heads of quantities that are there, were, were given, or may be at most. */
const OTHERS = (
  "库存 库存数量 当前库存 现有库存 可用库存 可用数量 可销数量 在库数 在途 在途数量 在途数 存货数量 结存数量 期末结存 余量 剩余数量 " +
  "上次采购 上次采购数量 上次订货 上次数量 上回数量 上月销量 上月采购量 上周销售数量 上期数量 去年同期数量 同期销量 历史采购量 最近采购数量 前次要货量 往期数量 原订数量 " +
  "近30天销量 近90天采购量 30天销量 7天销量 30天销售数 90天 近7日 2025年销量 2025年销售数量 2025年 年销量 年采购量 第47周销量 周销量 月销量 月均销量 日均销量 平均销量 销量 销售数量 动销数 已售数量 " +
  "已到数量 已到货数 到货数量 未到数量 未到货数量 实收数量 收货数量 来货数量 已发数量 发货数量 实发数量 入库数量 出库数量 已订数量 已订未到数量 已购数量 未采数量 欠货数量 缺货数量 缺货数 欠数 差异数量 短缺数量 " +
  "赠送数量 赠品数量 赠品数 搭赠数 送货数量 退货数量 退回数量 可退数量 破损数量 样品数量 奖励数量 " +
  "最小包装数量 最小包装数 最小起订量 最小订货量 最低订货数量 最高库存 最大采购量 起订量 起订数量 起购数量 起批量 限购数量 限购量 限量 采购上限 采购限量 倍数 订货倍数 " +
  "中包数量 中包装数 大包装数量 件装量 件装数量 装箱数 装箱数量 装量 包装数量 箱规 每件数量 单件数量 单店用量 安全库存 安全库存量 预警数量 待发数量 待收货数量 累计数量 累计采购数量 周转天数 消耗数量 用量 配额数量 额度 允许采购数量 可供数量 可订数量 占用数量 锁定数量 调拨数量 盘点数量 不合格数量 近效期数量 效期 生产批次号 " +
  "采购价 采购金额 采购周期 采购日期 采购员 采购单位 采购次数 订单编号 计划单号 计划员 需求日期 要货门店 订货倍数 门店数 品种数 参考进价 金额 备注 柜组长"
).split(" ");
const ENGLISH = [
  "Stock",
  "Stock Qty",
  "On Hand",
  "Qty On Hand",
  "In Transit Qty",
  "Available Qty",
  "Last Order Qty",
  "Sold Qty",
  "MOQ",
  "Min Order Qty",
  "Max Qty",
  "Pack Qty",
  "Received Qty",
  "Shipped Qty",
  "Returned Qty",
  "Free Qty",
  "Unit Price",
  "Amount",
];

/** Heads of the quantity to buy, which outdo a bare 数量. */
const ORDERS = (
  "采购数量 采购数 采购量 本次采购数量 本次采购量 本次采购 本次 本次数量 采购计划 采购计划数量 计划采购数量 计划采购量 计划数量 计划数 计划量 计划 要货数量 要货量 要货数 要货 本次要货 本次要货量 请货数量 请货量 请货数 请货 " +
  "订货数量 订货量 订货数 订货 定货数量 订购数量 订购量 订购 订数 定购数量 预订数量 报货数量 报货量 补货数量 补货量 补货数 补货 需求数量 需求量 需求数 需求 需要数量 所需数量 申购数量 申购数 申请数量 申请采购数量 申报数量 " +
  "请购数量 请购 拟购数量 拟采数量 需购数量 购买数量 购货数量 求购数量 进货数量 进货量 进货 下单数量 下单量 订单数量 订单量 采购盒数 要货件数 采购(盒) 要货数量(盒) *采购数量 采购数量* 采购数量(必填) Order 2026年11月需求量 采购商品数量"
).split(" ");

const rolesUnder = (...heads: string[]) => {
  const cells = heads.map((head, at) =>
    head === "品名" ? "阿莫西林胶囊" : head === "规格" ? "0.25g*24粒" : String(at + 3),
  );
  const table = readTable([
    heads,
    cells,
    cells.map((cell) => (/^\d+$/u.test(cell) ? String(Number(cell) + 10) : cell)),
  ]);
  const [line] = parseTable(table).lines;
  return {
    head: heads[(line?.requested ?? 0) - 3],
    candidates: table.columns.candidates.map((at) => heads[at]),
  };
};

describe("the quantity is never the column of", () => {
  it.each([...OTHERS, ...ENGLISH])("%s, before or behind the right one", (other) => {
    for (const right of ["数量", "采购数量"]) {
      expect(rolesUnder("品名", "规格", other, right)).toEqual({ head: right, candidates: [] });
      expect(rolesUnder("品名", "规格", right, other)).toEqual({ head: right, candidates: [] });
    }
    expect(rolesUnder("品名", "规格", other).head).toBeUndefined();
  });
});

describe("an order word outdoes a bare 数量:", () => {
  it.each([...ORDERS, "Order Qty", "Qty Ordered", "Required Qty"])("%s", (head) => {
    expect(rolesUnder("品名", "规格", "数量", head)).toEqual({ head, candidates: [] });
    expect(rolesUnder("品名", "规格", head)).toEqual({ head, candidates: [] });
  });
});

describe("the page asks which column is the quantity to buy", () => {
  it.each([
    ["where two order words say so", "采购数量 要货数量"],
    ["where one is planned and one confirmed", "计划采购量 实际采购量"],
    ["where one is confirmed and one bare", "确认数量 数量"],
    ["where one is suggested and one bare", "建议采购量 数量"],
    ["where one is of this month, which may be past", "本月采购量 数量"],
    ["where both are of months", "10月采购量 11月采购量"],
    ["where they are in packs and in cases", "盒数 件数"],
    ["where one head names a number of anything else", "铺货数量"],
    ["where two do", "铺货数量 陈列数量"],
  ])("%s: %s", (_case, words) => {
    const heads = words.split(" ");
    expect(rolesUnder("品名", "规格", ...heads)).toEqual({ head: undefined, candidates: heads });
  });

  it("where the column of orders is blank and another one is not", () => {
    const { columns } = readTable([
      ["品名", "数量", "采购数量"],
      ["阿莫西林胶囊", "35", ""],
    ]);
    expect(columns.candidates).toEqual([1, 2]);
  });

  it("where there are no heads, and a row has two numbers", () => {
    const rows = [
      ["阿莫西林胶囊", "35", "20"],
      ["布洛芬", "", "10"],
    ];
    expect(readTable(rows).columns.candidates).toEqual([1, 2]);
    expect(parseTable(readTable(rows)).lines).toMatchObject([
      { text: "阿莫西林胶囊", requested: undefined },
      { text: "布洛芬", requested: undefined },
    ]);
  });

  it("unless all words beside numbers are something else", () => {
    const { columns } = readTable([
      ["品名", "采购", "数量"],
      ["阿莫西林胶囊", "张三", "20"],
    ]);
    expect(columns).toMatchObject({ candidates: [], roles: ["name", "other", "number"] });
  });
});

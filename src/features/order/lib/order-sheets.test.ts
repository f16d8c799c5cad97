import { describe, expect, it } from "vitest";
import type { Order, OrderLine } from "#generated/model/index.ts";
import { fake } from "#mock/test-kit/fake.ts";
import type { Sheet } from "#src/shared/lib/sheet.ts";
import { linesSheet, ordersSheet } from "./order-sheets.ts";

/** The rows of a sheet as a reader sees them: each cell under its name. */
const readSheet = ({ header, rows }: Sheet) =>
  rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [header[index], cell])));

const amoxicillin: OrderLine = fake("OrderLine", {
  name: "阿莫西林胶囊",
  ypgg: "0.25g*24粒",
  sccj: "华北制药",
  bzdw: "盒",
  pzwh: "国药准字H13020001",
  batches: [
    fake("OrderBatch", { batch_no: "260601", number: 12, expires_at: "2028-05-31" }),
    fake("OrderBatch", { batch_no: "260802", number: 8, expires_at: "2028-07-31" }),
  ],
  price: 12.5,
  number: 20,
  goods_manjian_amount: 10,
  gift_data: { total: 100, type: 1, name: "棉签", number: 2 },
  amount: 240,
  raw_price: 12.8,
  coupon_shared: 2.5,
  shared: 3,
  paid: 237,
  reason: { ladder: "满 10 盒", manjian: "满 100 减 10", shared: "", coupon: "满 200 减 5" },
});
const ibuprofen: OrderLine = fake("OrderLine", {
  name: "布洛芬缓释胶囊",
  number: 5,
  price: 9.8,
  gift_data: { total: 0, type: 0, name: "", number: 0 },
});
const paid: Order = fake("Order", {
  order_no: "DD20261121001",
  created_at: "2026-11-21 09:00:00",
  paid_at: "2026-11-21 09:05:00",
  status: 2,
  pay_method: 1,
  lines: [amoxicillin, ibuprofen],
  goods_amount: 299,
  manjian_amount: 10,
  discount_amount: 0.1,
  coupon_amount: 0.2,
  voucher_amount: 5,
  points_amount: 1.05,
  gift_amount: 9.9,
  shipping_fee: 12,
  amount: 304.55,
  refund_amount: 0,
  invoice_no: "FP7",
  address: fake("Address", { name: "许青" }),
  remark: "请尽快发货",
});
const unpaid: Order = { ...paid, order_no: "DD2", status: 1, pay_method: 0, paid_at: null, lines: [] };

describe("the sheet of orders", () => {
  it("has a row per order: all reductions together, quantities summed up, amounts in 元", () => {
    expect(readSheet(ordersSheet([paid]))).toEqual([
      {
        订单号: "DD20261121001",
        下单时间: "2026-11-21 09:00:00",
        付款时间: "2026-11-21 09:05:00",
        状态: "待发货",
        支付方式: "账期支付",
        首个商品: "阿莫西林胶囊",
        品种数: 2,
        件数: 25,
        "商品金额（元）": 299,
        "优惠（元）": 16.35,
        "换购（元）": 9.9,
        "运费（元）": 12,
        "订单金额（元）": 304.55,
        "已退款（元）": 0,
        发票号码: "FP7",
        收货人: "许青",
        备注: "请尽快发货",
      },
    ]);
  });

  it("leaves empty what an order does not have, and keeps the order of the orders", () => {
    const [first, second] = readSheet(ordersSheet([unpaid, paid]));
    expect(first).toMatchObject({ 订单号: "DD2", 付款时间: "", 首个商品: "", 品种数: 0, 件数: 0 });
    expect(second).toMatchObject({ 订单号: "DD20261121001" });
  });

  it("has a header without rows when there is no order", () => {
    expect(ordersSheet([])).toMatchObject({ rows: [] });
    expect(ordersSheet([]).header).toContain("订单号");
  });
});

describe("the sheet of order lines", () => {
  it("has a row per line, with the number and state of its order", () => {
    const rows = readSheet(linesSheet([unpaid, paid]));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual({
      订单号: "DD20261121001",
      下单时间: "2026-11-21 09:00:00",
      付款时间: "2026-11-21 09:05:00",
      状态: "待发货",
      商品名称: "阿莫西林胶囊",
      规格: "0.25g*24粒",
      生产厂家: "华北制药",
      单位: "盒",
      批准文号: "国药准字H13020001",
      批号: "260601 ×12；260802 ×8",
      有效期至: "2028-05-31；2028-07-31",
      "供货价（元）": 12.8,
      "单价（元）": 12.5,
      数量: 20,
      "满减（元）": 10,
      赠品与换购: "棉签 ×2",
      "换购（元）": 100,
      "小计（元）": 240,
      "分摊（元）": 0.5,
      "券（元）": 2.5,
      "实付（元）": 237,
      价格说明: "阶梯：满 10 盒；满减：满 100 减 10；分摊：；券：满 200 减 5",
      发票号码: "FP7",
    });
    expect(rows[1]).toMatchObject({ 订单号: "DD20261121001", 商品名称: "布洛芬缓释胶囊", 赠品与换购: "" });
  });

  it("leaves the time of payment empty until an order is paid", () => {
    const [row] = readSheet(linesSheet([{ ...unpaid, lines: [ibuprofen] }]));
    expect(row).toMatchObject({ 付款时间: "", 状态: "待付款" });
  });
});

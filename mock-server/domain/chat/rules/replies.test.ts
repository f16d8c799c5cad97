import { describe, expect, test } from "vitest";
import { company } from "#generated/company.ts";
import { byId, NOW } from "#mock/domain/bare-world-for-test.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { invoiceWith } from "#mock/domain/invoice/invoice-for-test.ts";
import { orderWith } from "#mock/domain/order/order-for-test.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { ask, buyer, shopWith } from "#mock/seed/chat/desk-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { DAY_MS, HOUR_MS } from "#mock/world/shanghai-time.ts";
import type { ChatContent, ChatMessageRecord } from "../records.ts";
import { replyTo, replyToCard } from "./replies.ts";
import type { Topic } from "./topics.ts";

const sent = (content: ChatContent, id = 1): ChatMessageRecord => ({
  id,
  userId: 1,
  from: "buyer",
  typedAt: NOW,
  at: NOW,
  content,
  choices: [],
});

describe("the desk replies about an order", () => {
  const older = orderWith({ id: 11, orderNo: "A11", createdAt: NOW - DAY_MS, status: 5 });
  const newer = orderWith({ id: 12, orderNo: "A12", createdAt: NOW - 1000, status: 2 });
  const others = orderWith({ id: 13, orderNo: "A13", userId: 2 });
  const orders = byId(older, newer, others);

  test("that the buyer names", () => {
    const reply = ask("order", "A11 到哪了", { orders });
    expect(reply).toEqual({ text: "订单 A11 已完成，感谢您的采购。" });
  });

  test("that the conversation was about last", () => {
    const chatMessages = byId(
      sent({ kind: "order", id: 12 }, 1),
      sent({ kind: "order", id: 11 }, 2),
      sent({ kind: "text", text: "A12" }, 3),
      sent({ kind: "goods", id: 12 }, 4),
    );
    expect(ask("order", "到哪了", { orders, chatMessages }).text).toContain("订单 A11");
  });

  test("that is the newest else, with its card", () => {
    expect(ask("order", "到哪了", { orders })).toEqual({
      text: "订单 A12 已付款，仓库正在备货。付款后 24 小时内出库，出库后一般次日上午送到杭州市，发货后可在订单详情查看物流。",
      card: { kind: "order", id: 12 },
    });
    const twins = byId(newer, { ...newer, id: 14, orderNo: "A14" }, { ...newer, id: 13, orderNo: "A13" });
    expect(ask("order", "到哪了", { orders: twins }).card).toEqual({ kind: "order", id: 14 });
  });

  test("but not about another buyer's", () => {
    const none = "没有查到您的订单。请把订单号发给我，或点“订单”选择要咨询的订单。";
    expect(ask("order", "A13 到哪了", { orders: byId(others) })).toEqual({ text: none });
    expect(replyToCard(shopWith({ orders }), buyer, { kind: "order", id: 13 })).toEqual({ text: none });
  });

  const stateOf = (change: Partial<OrderRecord>) =>
    ask("order", "A11", { orders: byId({ ...older, ...change }) }).text;

  test("in each state with its next step", () => {
    expect(stateOf({ status: 1, payDeadline: NOW + HOUR_MS })).toBe(
      "订单 A11 还未付款，应付 ¥100.00，请在 2026-11-21 11:00 前完成支付，逾期会自动取消。",
    );
    expect(stateOf({ status: 4 })).toBe("订单 A11 已收货。如有破损或缺少，请在订单详情申请售后。");
    expect(stateOf({ status: 6 })).toBe("订单 A11 已取消，占用的库存和优惠已退回。");
  });

  test("before it ships with the time of its way", () =>
    expect(stateOf({ status: 2 })).toContain("出库后一般次日上午送到杭州市，"));

  test("under way with its parcel and the latest of it", () => {
    expect(stateOf({ status: 3, shippedAt: NOW - 4 * HOUR_MS })).toBe(
      "订单 A11 已于 2026-11-21 06:00 出库，一般次日上午送到杭州市。中通快递 ZT1400000087109。最新进度（2026-11-21 09:00）：快件已到达杭州转运中心。",
    );
    expect(stateOf({ status: 3, shippedAt: NOW + HOUR_MS })).toBe(
      "订单 A11 已于 2026-11-21 11:00 出库，一般次日上午送到杭州市，正在运输途中。",
    );
    expect(stateOf({ status: 3 })).toBe(
      "订单 A11 已于 2026-11-21 10:00 出库，一般次日上午送到杭州市，正在运输途中。",
    );
  });

  test("sent as a card, with what to ask next", () =>
    expect(replyToCard(shopWith({ orders }), buyer, { kind: "order", id: 11 })).toEqual({
      text: "订单 A11 已完成，感谢您的采购。",
      choices: ["这个订单的发票开好了吗？", "可以退货吗？", "转人工"],
    }));

  test.each([
    ["none yet", undefined, "订单 A11 还没有发票。确认收货后会自动开具电子发票"],
    ["one waiting", { status: 1 }, "订单 A11 的发票正在开具，抬头“康宁大药房”，金额 ¥100.00"],
    ["one in the making", { status: 2 }, "订单 A11 的发票正在开具，抬头“康宁大药房”，金额 ¥100.00"],
    ["an issued one", { status: 3, invoiceNo: "2633" }, "订单 A11 的发票已开具，发票号码 2633，"],
    ["a failed one", { status: 4, reason: "税号有误" }, "订单 A11 的发票没有开成：税号有误。"],
    ["a reversed one", { status: 5 }, "订单 A11 的发票已红冲。"],
  ] as const)("and its invoice: %s", (_case, invoice, text) => {
    const invoices = byId(
      ...(invoice
        ? [
            invoiceWith({ id: 1, status: 5 }),
            invoiceWith({ id: 2, status: 5 }),
            invoiceWith({ id: 3, ...invoice }),
          ]
        : []),
    );
    expect(ask("invoice", "A11", { orders, invoices }).text.startsWith(text)).toBe(true);
  });

  test.each([
    [
      "while it can be returned",
      { status: 4, receivedAt: NOW },
      /^订单 A11 可以退货.*审核通过后请寄至：.*退货组/u,
    ],
    [
      "while it can be complained about only",
      { status: 4, receivedAt: NOW - 8 * DAY_MS },
      /^订单已超过 7 天，不能申请退货。破损、少发或发错可以申请售后，请在订单详情中提交/u,
    ],
    [
      "when it is too late for both",
      { status: 5, receivedAt: NOW - 31 * DAY_MS },
      /^订单已超过 7 天，不能申请退货。如有特殊情况请转人工。$/u,
    ],
  ] as const)("and its return: %s", (_case, change, text) =>
    expect(ask("returns", "A11", { orders: byId({ ...older, ...change }) }).text).toMatch(text),
  );
});

describe("the desk replies about goods", () => {
  test("whose name is in the question, the longest one, with their card", () => {
    expect(ask("stock", "阿莫西林胶囊有货吗")).toEqual({
      text: "阿莫西林胶囊 0.25g*24粒（江南康宁制药有限公司）有货，按 5 盒的倍数订购，付款后 24 小时内出库。",
      card: { kind: "goods", id: 7 },
    });
    expect(ask("stock", "阿莫西林有货吗").card).toEqual({ kind: "goods", id: 8 });
  });

  test("that the conversation was about last, or else asks for their name", () => {
    const chatMessages = byId(sent({ kind: "goods", id: 8 }));
    const reply = ask("stock", "有货吗", { chatMessages });
    expect(reply.text).toContain("仅剩 49 盒，请尽快下单。");
    expect(reply.card).toBeUndefined();
    const none = "请告诉我药品名称，或点“商品”选择要咨询的商品。";
    expect(ask("stock", "有货吗").text).toBe(none);
    expect(ask("price", "多少钱").text).toBe(none);
    expect(replyToCard(shopWith(), buyer, { kind: "goods", id: 404 })).toEqual({ text: none });
  });

  test("by a name of one character not", () =>
    expect(
      replyTo(shopWith({}, [goodsWith({ name: "参" })]), buyer, "stock", "参有货吗").card,
    ).toBeUndefined());

  test("when they are scarce, and not at hundred", () => {
    const hundred = replyTo(shopWith({}, [goodsWith({ number: 100 })]), buyer, "stock", "阿莫西林胶囊");
    expect(hundred.text).toContain("有货，按 5 盒的倍数订购");
  });

  test("when they cannot be bought, with what to do", () =>
    expect(ask("stock", "布洛芬片").text).toBe(
      "布洛芬片已售罄，请选购同类商品。需要时可在“自助服务—品种求购”登记，到货后短信通知您。",
    ));

  test("as they are sold to the buyer", () =>
    expect(ask("stock", "阿莫西林胶囊", { certificates: new Map() }).text).toContain("缺少有效的"));

  test("sent as a card, with what to ask next", () => {
    const reply = replyToCard(shopWith(), buyer, { kind: "goods", id: 7 });
    expect(reply.text).toContain("有货");
    expect(reply.choices).toEqual(["现在什么价？", "配送要几天？", "转人工"]);
  });

  const NAME = "阿莫西林胶囊 0.25g*24粒（江南康宁制药有限公司）";
  const tiers = [
    { number: 10, price: 950 },
    { number: 100, price: 900 },
  ];
  test.each<[string, Partial<GoodsRecord>, string]>([
    ["alone", {}, `${NAME}现价 ¥10.00/盒。`],
    ["with tiers", { ladder_price: tiers }, `${NAME}现价 ¥10.00/盒，阶梯价：10 盒起 ¥9.50，100 盒起 ¥9.00。`],
    [
      "with up-to tiers",
      { ladder_price: tiers, ladder_price_type: 1 },
      `${NAME}现价 ¥9.50/盒，阶梯价：10 盒以内 ¥9.50，100 盒以内 ¥9.00。`,
    ],
    [
      "of an offer",
      { ladder_price: tiers, offer_price: 800 },
      `${NAME}现价 ¥8.00/盒，为活动价，不与阶梯价同享。`,
    ],
  ])("and their price: %s", (_case, change, text) =>
    expect(replyTo(shopWith({}, [goodsWith(change)]), buyer, "price", "阿莫西林胶囊").text).toBe(text),
  );

  test("but tells no price to who may not see it", () =>
    expect(ask("price", "阿莫西林胶囊", {}, userWith({ is_passed: 0 })).text).toBe(
      "资质审核通过后可见价格。审核进度可在“账户中心”查看。",
    ));
});

test.each<[Exclude<Topic, "person">, string]>([
  ["shipping", "同一天的订单商品金额满 500 元包邮，未满收取运费 ¥12.00"],
  ["delivery", "付款后 24 小时内出库"],
  ["report", "质检报告可在商品详情或订单详情中按批号查询下载"],
  ["hours", `人工客服${company.service_hours.text}在线`],
  ["phone", `您的客服 周敏 电话 ${buyer.manager.phone}，服务热线 ${company.hotline}`],
  ["thanks", "不客气"],
  ["hello", "您好！请问有什么可以帮您？"],
])("the desk replies about %s", (topic, text) => expect(ask(topic).text).toContain(text));

test("a greeting gets a reply with what to ask", () =>
  expect(ask("hello").choices).toEqual(["我的订单到哪了？", "怎样才能包邮？", "转人工"]));

import { company } from "#generated/company.ts";
import { terms } from "#generated/terms.ts";
import { SHIPPING } from "#mock/domain/cart/rules/terms.ts";
import { goodsFor } from "#mock/domain/goods/rules/buying-rights.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { findOrder } from "#mock/domain/order/rules/owned-order.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatYuan, toYuan } from "#mock/world/money.ts";
import type { ChatSubject } from "../records.ts";
import { creditReply, licenseReply } from "./account-replies.ts";
import { messagesOf } from "./conversation.ts";
import { goodsNamedIn, priceReply, stockReply } from "./goods-replies.ts";
import { invoiceReply, orderReply, returnReply } from "./order-replies.ts";
import type { Topic } from "./topics.ts";

/** The desk's reply to a question: a text, optionally the card of its subject, and follow-up questions. */
export type ChatReply = {
  readonly text: string;
  readonly card?: ChatSubject | undefined;
  readonly choices?: readonly string[];
};

const { arrival, cutoff } = terms.delivery;

const NO_ORDER = "没有查到您的订单。请把订单号发给我，或点“订单”选择要咨询的订单。";
const NO_GOODS = "请告诉我药品名称，或点“商品”选择要咨询的商品。";

/** The reply to a question of a known topic, by what the shop knows of the buyer now. */
export function replyTo(
  state: WorldState,
  user: UserRecord,
  topic: Exclude<Topic, "person">,
  text: string,
): ChatReply {
  const now = state.clock.now();
  switch (topic) {
    case "order":
      return aboutOrder(state, user, text, (order) => orderReply(order, now, state.seed.strangers));
    case "invoice":
      return aboutOrder(state, user, text, (order) => invoiceReply(state, order));
    case "returns":
      return aboutOrder(state, user, text, (order) => returnReply(order, now));
    case "stock":
      return aboutGoods(state, user, text, "stock");
    case "price":
      return aboutGoods(state, user, text, "price");
    case "license":
      return { text: licenseReply(state, user) };
    case "credit":
      return { text: creditReply(state, user) };
    case "shipping":
      return {
        text: `同一天的订单商品金额满 ${toYuan(SHIPPING.threshold)} 元包邮，未满收取运费 ¥${formatYuan(SHIPPING.fee)}；带“单品包邮”标的商品达到起购数量也包邮。`,
      };
    case "delivery":
      return {
        text: `付款后 ${terms.orders.dispatch_hours} 小时内出库，浙江省内 ${cutoff.zhejiang} 前付款的订单当日安排，一般${arrival.zhejiang}到；上海、江苏、安徽 ${arrival.nearby}，其他省份 ${arrival.elsewhere}，新疆、西藏、青海 ${arrival.remote}。可在订单详情查看物流。`,
      };
    case "report":
      return { text: "随货同行单在包装箱内；质检报告可在商品详情或订单详情中按批号查询下载。" };
    case "hours":
      return { text: `人工客服${company.service_hours.text}在线，其余时间我为您解答，也可以留言。` };
    case "phone":
      return {
        text: `您的客服 ${user.manager.name} 电话 ${user.manager.phone}，服务热线 ${company.hotline}（${company.service_hours.text}）。`,
      };
    case "thanks":
      return { text: "不客气，祝您生意兴隆！还有问题随时找我。" };
    case "hello":
      return {
        text: "您好！请问有什么可以帮您？",
        choices: ["我的订单到哪了？", "怎样才能包邮？", "转人工"],
      };
  }
}

/** Returns the desk's reply to a card that the buyer sent. */
export function replyToCard(state: WorldState, user: UserRecord, subject: ChatSubject): ChatReply {
  const now = state.clock.now();
  if (subject.kind === "order") {
    const order = findOrder(state, user, subject.id);
    return order
      ? {
          text: orderReply(order, now, state.seed.strangers),
          choices: ["这个订单的发票开好了吗？", "可以退货吗？", "转人工"],
        }
      : { text: NO_ORDER };
  }
  const goods = goodsFor(state, user, subject.id);
  return goods
    ? { text: stockReply(goods), choices: ["现在什么价？", "配送要几天？", "转人工"] }
    : { text: NO_GOODS };
}

function aboutOrder(
  state: WorldState,
  user: UserRecord,
  text: string,
  reply: (order: OrderRecord) => string,
): ChatReply {
  const orders = [...state.orders.values()].filter(({ userId }) => userId === user.id);
  const named = orders.find(({ orderNo }) => text.includes(orderNo));
  const shown = named ?? findOrder(state, user, lastSubject(state, user, "order") ?? 0);
  if (shown) return { text: reply(shown) };
  const newest = orders.toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)[0];
  return newest ? { text: reply(newest), card: { kind: "order", id: newest.id } } : { text: NO_ORDER };
}

function aboutGoods(state: WorldState, user: UserRecord, text: string, what: "stock" | "price"): ChatReply {
  const named = goodsNamedIn(state, text);
  const id = named ?? lastSubject(state, user, "goods");
  const goods = id === undefined ? undefined : goodsFor(state, user, id);
  if (!goods) return { text: NO_GOODS };
  return {
    text: what === "stock" ? stockReply(goods) : priceReply(goods, user),
    card: named === undefined ? undefined : { kind: "goods", id: named },
  };
}

/** Returns the id of the conversation's latest subject: that of its newest card of this kind. */
function lastSubject(state: WorldState, user: UserRecord, kind: ChatSubject["kind"]): number | undefined {
  const { content } = messagesOf(state, user.id).findLast((message) => message.content.kind === kind) ?? {};
  return content && content.kind !== "text" ? content.id : undefined;
}

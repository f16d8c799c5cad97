import type { Account, Hand } from "./hand.ts";

export type Stop = {
  readonly name: string;
  readonly path: string;
  readonly as: Account;
  /** What is there once the page has come. */
  readonly shows: string;
  readonly act?: (hand: Hand) => Promise<void>;
};

const GIVE_UP_MS = 20_000;

/** Waits for a text on the page, in its title or in a frame's label. */
export const waitFor = (hand: Hand, text: string): Promise<void> =>
  hand.run(
    async ({ text: wanted, ms }) => {
      const has = () =>
        `${document.title} ${document.body.innerText}`.includes(wanted) ||
        [...document.querySelectorAll("iframe")].some(({ title }) => title === wanted);
      const end = Date.now() + ms;
      while (!has()) {
        if (Date.now() > end)
          throw new Error(`no “${wanted}” in: ${document.body.innerText.slice(0, 200).replace(/\s+/g, " ")}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    { text, ms: GIVE_UP_MS },
  );

/** Clicks the first button or link whose name holds a text. */
const click = (hand: Hand, name: string): Promise<void> =>
  hand.run(
    async ({ name: wanted, ms }) => {
      const end = Date.now() + ms;
      const find = () =>
        [...document.querySelectorAll<HTMLElement>("button, a, summary, [role=tab]")].find(
          (element) =>
            (element.getAttribute("aria-label") ?? element.innerText).includes(wanted) &&
            !element.matches(":disabled, [aria-disabled=true]") &&
            element.getClientRects().length > 0,
        );
      for (;;) {
        const found = find();
        if (found) return found.click();
        if (Date.now() > end) throw new Error(`nothing to click is called “${wanted}”`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    { name, ms: GIVE_UP_MS },
  );

/** Puts the focus into the first field whose label or hint holds a text. */
const focus = (hand: Hand, label: string): Promise<void> =>
  hand.run(
    async ({ label: wanted, ms }) => {
      const end = Date.now() + ms;
      const find = () =>
        [...document.querySelectorAll<HTMLInputElement>("input, textarea")].find((element) =>
          `${element.getAttribute("aria-label")} ${element.placeholder}`.includes(wanted),
        );
      for (;;) {
        const found = find();
        if (found) return found.focus();
        if (Date.now() > end) throw new Error(`no field is called “${wanted}”`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    { label, ms: GIVE_UP_MS },
  );

const isGone = (hand: Hand, text: string): Promise<void> =>
  hand.run(
    async ({ text: unwanted, ms }) => {
      const end = Date.now() + ms;
      while (document.body.innerText.includes(unwanted)) {
        if (Date.now() > end) throw new Error(`“${unwanted}” is still there`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    { text, ms: GIVE_UP_MS },
  );

/** Twelve addresses from the front page to a placed order, with what buyers do there. */
export const WALK: readonly Stop[] = [
  { name: "home", path: "/", as: "visitor", shows: "欢迎来到" },
  { name: "list", path: "/list", as: "visitor", shows: "12,000" },
  { name: "login", path: "/login", as: "visitor", shows: "会员登录" },
  { name: "detail", path: "/list/info/7", as: "buyer", shows: "国药准字H20090007" },
  {
    name: "cart-price",
    path: "/cart",
    as: "buyer",
    shows: "阿莫西林胶囊",
    act: async (hand) => {
      await click(hand, "阿莫西林胶囊 价格明细");
      await waitFor(hand, "从基价到实付");
    },
  },
  {
    name: "cart-closed",
    path: "/cart",
    as: "buyer",
    shows: "阿莫西林胶囊",
    act: async (hand) => {
      await click(hand, "阿莫西林胶囊 价格明细");
      await waitFor(hand, "从基价到实付");
      await hand.press("Escape");
      await isGone(hand, "从基价到实付");
    },
  },
  {
    name: "dialog",
    path: "/cart",
    as: "buyer",
    shows: "阿莫西林胶囊",
    act: async (hand) => {
      await hand.type("?");
      await waitFor(hand, "键盘快捷键");
    },
  },
  {
    name: "quick-purchase",
    path: "/zzfw/kjcg",
    as: "buyer",
    shows: "快捷采购",
    act: async (hand) => {
      await focus(hand, "要采购的商品");
      await hand.type("amxl");
      await waitFor(hand, "编号 7");
    },
  },
  { name: "orders", path: "/order", as: "buyer", shows: "订单号" },
  { name: "invoice", path: "/zzfw/dzfp", as: "buyer", shows: "电子发票" },
  { name: "statement-print", path: "/wdqb/dzd/print", as: "buyer", shows: "对账单" },
  {
    name: "chat",
    path: "/list",
    as: "buyer",
    shows: "12,000",
    act: async (hand) => {
      await click(hand, "在线客服");
      await waitFor(hand, "正在接通客服");
      await isGone(hand, "正在接通客服");
      await isGone(hand, "客服窗口还没有打开");
    },
  },
  {
    name: "order",
    path: "/cart",
    as: "buyer",
    shows: "去结算",
    act: async (hand) => {
      await click(hand, "去结算");
      await waitFor(hand, "确认订单 - ");
      await click(hand, "提交订单");
      await waitFor(hand, "支付订单 - ");
      await waitFor(hand, "确认支付");
    },
  },
];

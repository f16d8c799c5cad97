import type { Account, BrowserPage } from "./browser-page.ts";
import { GIVE_UP_MS, tryAgain } from "./try-again.ts";

export type Stop = {
  readonly name: string;
  readonly path: string;
  readonly as: Account;
  /** A text of the page, which it shows once it has come. */
  readonly shows: string;
  readonly act?: (page: BrowserPage) => Promise<void>;
};

type Wish = "shown" | "gone" | "clicked" | "focused";

/**
 * Tries until a text is shown (also as the title of the page or of a frame) or gone, or until the first control of that
 * name is clicked or has the focus. Rejects after `GIVE_UP_MS`.
 */
const until = (page: BrowserPage, wish: Wish, text: string): Promise<void> =>
  page.run(
    async ({ wish: expected, text: given, ms }) => {
      const words = () => `${document.title} ${document.body.innerText}`;
      const find = (selector: string, nameOf: (element: HTMLElement) => string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find(
          (element) =>
            nameOf(element).includes(given) &&
            !element.matches(":disabled, [aria-disabled=true]") &&
            element.getClientRects().length > 0,
        );
      const wishes = {
        shown: () =>
          words().includes(given) ||
          [...document.querySelectorAll("iframe")].some(({ title }) => title === given),
        gone: () => !document.body.innerText.includes(given),
        clicked: () => {
          const control = find(
            "button, a, summary, [role=tab]",
            (element) => element.getAttribute("aria-label") ?? element.innerText,
          );
          control?.click();
          return control !== undefined;
        },
        focused: () => {
          const field = find("input, textarea", (element) => {
            const labels = [...((element as HTMLInputElement).labels ?? [])].map(
              ({ innerText }) => innerText,
            );
            return [element.getAttribute("aria-label"), element.getAttribute("placeholder"), ...labels].join(
              " ",
            );
          });
          field?.focus();
          return field !== undefined;
        },
      };
      const end = Date.now() + ms;
      while (!wishes[expected]()) {
        if (Date.now() > end)
          throw new Error(`“${given}” is not ${expected} in: ${words().slice(0, 200).replace(/\s+/g, " ")}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    { wish, text, ms: GIVE_UP_MS },
  );

export const waitFor = (page: BrowserPage, text: string): Promise<void> => until(page, "shown", text);
const isGone = (page: BrowserPage, text: string): Promise<void> => until(page, "gone", text);
const click = (page: BrowserPage, name: string): Promise<void> => until(page, "clicked", name);
const focus = (page: BrowserPage, name: string): Promise<void> => until(page, "focused", name);

async function openPrice(page: BrowserPage): Promise<void> {
  await click(page, "阿莫西林胶囊 价格明细");
  await waitFor(page, "从供货价到实付");
}

/** Opens pages that were not open before, and leaves each before all of its scripts have come. */
async function leaveInAHurry(page: BrowserPage): Promise<void> {
  await page.run(async () => void (await navigator.serviceWorker.ready), undefined);
  for (const [index, path] of ["/jfsc", "/zyyp", "/jxqzc", "/hb", "/zhzq", "/qxzq"].entries()) {
    // A page that is left may no longer respond.
    await page.run((to) => void setTimeout(() => location.assign(to)), path).catch(() => undefined);
    await new Promise((done) => setTimeout(done, 40 * (index + 1)));
  }
  // One of the pages left may still arrive, and end a script that waits for this one.
  await tryAgain(async () => {
    await page.go("/lqzx");
    await waitFor(page, "领券中心 - ");
  });
}

/** Fifteen stops from the front page to a placed order, with what buyers do there. */
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
    act: openPrice,
  },
  {
    name: "cart-closed",
    path: "/cart",
    as: "buyer",
    shows: "阿莫西林胶囊",
    act: async (page) => {
      await openPrice(page);
      await page.press("Escape");
      await isGone(page, "从供货价到实付");
    },
  },
  {
    name: "dialog",
    path: "/cart",
    as: "buyer",
    shows: "阿莫西林胶囊",
    act: async (page) => {
      await page.type("?");
      await waitFor(page, "键盘快捷键");
    },
  },
  {
    name: "quick-purchase",
    path: "/zzfw/kjcg",
    as: "buyer",
    shows: "快捷采购",
    act: async (page) => {
      await focus(page, "要采购的商品");
      await page.type("amxl");
      await waitFor(page, "编号 7");
    },
  },
  {
    name: "plan",
    path: "/zzfw/kjcg?way=paste",
    as: "buyer",
    shows: "粘贴采购计划",
    act: async (page) => {
      // Through the clipboard.
      await focus(page, "粘贴采购计划");
      await page.type("7 20");
      await page.press("Control+a");
      await page.press("Control+x");
      await page.press("Control+v");
      await click(page, "识别并匹配");
      await waitFor(page, "阿莫西林胶囊");
    },
  },
  { name: "orders", path: "/order", as: "buyer", shows: "订单号" },
  { name: "invoice", path: "/zzfw/dzfp", as: "buyer", shows: "电子发票" },
  { name: "statement-print", path: "/wdqb/dzd/print", as: "buyer", shows: "对账单" },
  { name: "left", path: "/", as: "buyer", shows: "我的订单", act: leaveInAHurry },
  {
    name: "chat",
    path: "/list",
    as: "buyer",
    shows: "12,000",
    act: async (page) => {
      await click(page, "在线客服");
      await waitFor(page, "正在接通客服");
      await isGone(page, "正在接通客服");
      await isGone(page, "客服窗口还没有打开");
    },
  },
  {
    name: "order",
    path: "/cart",
    as: "buyer",
    shows: "去结算",
    act: async (page) => {
      await click(page, "去结算");
      await waitFor(page, "确认订单 - ");
      await click(page, "提交订单");
      await waitFor(page, "支付订单 - ");
      await waitFor(page, "确认支付");
    },
  },
];

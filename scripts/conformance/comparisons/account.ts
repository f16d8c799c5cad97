import { Flag } from "#generated/enums.ts";
import { compare } from "./compare.ts";

const UNKNOWN_ADDRESS = "https://example.com/none-of-the-shop";

/** Sentences about the member, messages and the session. */
export const ACCOUNT = [
  compare(
    "member-address",
    "The default delivery address in one line; empty without one.",
    ["getCurrentUser", "listAddresses"],
    async (steps, judge) => {
      const { data: addresses } = await steps.succeed("listAddresses");
      const { data: user, exchange } = await steps.succeed("getCurrentUser");
      if (!user) return;
      const main = addresses.find((each) => each.is_default === Flag.Yes);
      const holds = main ? user.address.includes(main.detail) : user.address === "";
      judge(exchange, "data.address", holds, { address: user.address, default: main?.detail });
    },
  ),
  compare(
    "licensed-address",
    "1 if region and detail are those that the company has registered, as its account profile has them.",
    ["listAddresses", "getAccountProfile"],
    async (steps, judge) => {
      const { data: profile } = await steps.succeed("getAccountProfile");
      const { data: addresses, exchange } = await steps.succeed("listAddresses");
      const placeOf = ({ province, city, district, detail }: typeof profile | (typeof addresses)[number]) =>
        [province, city, district, detail].join("|").replaceAll(/\s/gu, "");
      for (const address of addresses) {
        const isIt = placeOf(address) === placeOf(profile);
        judge(exchange, "data[].is_licensed", Number(address.is_licensed) === Number(isIt), address);
      }
    },
  ),
  compare(
    "member-wechat",
    "Empty when no WeChat account is bound.",
    ["getCurrentUser", "getWechatBinding"],
    async (steps, judge) => {
      const { data: binding } = await steps.succeed("getWechatBinding");
      const { data: user, exchange } = await steps.succeed("getCurrentUser");
      const { wechat = "" } = user ?? {};
      judge(exchange, "data.wechat", wechat === "" || binding.is_bound === Flag.Yes, { wechat, binding });
    },
  ),
  compare(
    "member-stores",
    "The stores that belong together with this member, itself counted; `listStores` lists them.",
    ["getCurrentUser", "listStores"],
    async (steps, judge) => {
      const { data: list } = await steps.succeed("listStores");
      const { data: user, exchange } = await steps.succeed("getCurrentUser");
      const { stores } = user ?? {};
      const seen = { stores, listed: list.length };
      judge(exchange, "data.stores", stores === undefined || stores === list.length, seen);
    },
  ),
  compare(
    "unread-messages",
    "Over all kinds, whatever the filter.",
    ["listMessages"],
    async (steps, judge) => {
      const { data: all } = await steps.succeed("listMessages");
      for (const query of [{ is_read: 1 }, { type: 1 }, { type: 2 }]) {
        const { data, exchange } = await steps.succeed("listMessages", { query });
        judge(exchange, "data.unread", data.unread === all.unread, { unread: data.unread, all: all.unread });
      }
    },
  ),
  compare(
    "message-stays-unread",
    "Looking at it does not mark it as read.",
    ["listMessages", "getMessage"],
    async (steps, judge) => {
      const { data } = await steps.succeed("listMessages", { query: { is_read: 0 } });
      const { id } = steps.need(data.list[0], { zh: "没有未读的消息", en: "no unread message" });
      const { exchange } = await steps.succeed("getMessage", { path: { id } });
      const { data: after } = await steps.succeed("getMessage", { path: { id } });
      judge(exchange, "data.is_read", after.is_read === Flag.No, { id, is_read: after.is_read });
    },
  ),
  compare(
    "who-is-logged-in",
    "The logged-in buyer, or null for a visitor; the login state drives the header.",
    ["getCurrentUser"],
    async (steps, judge) => {
      const buyer = await steps.succeed("getCurrentUser");
      judge(buyer.exchange, "data", buyer.data !== null, buyer.data);
      const visitor = await steps.succeed("getCurrentUser", { actor: "visitor" });
      judge(visitor.exchange, "data of a visitor", visitor.data === null, visitor.data);
    },
  ),
  compare(
    "unknown-session",
    "A cookie that is not a session is refused with 401.",
    ["getCurrentUser"],
    async (steps, judge) => {
      const exchange = await steps.call("getCurrentUser", { actor: "made-up" });
      judge(exchange, "made-up session", exchange.response.status === 401, exchange.response.status);
    },
  ),
  compare(
    "suspended-member",
    "0 hides what is meant for members only (prices, stock, points) even when logged in, as for a suspended account.",
    ["getCurrentUser", "listGoods"],
    async (steps, judge) => {
      const { data: user, exchange } = await steps.succeed("getCurrentUser");
      const { data } = await steps.succeed("listGoods");
      const isShown = data.list.some(({ price }) => price !== null);
      judge(exchange, "data.show", user?.show !== Flag.No || !isShown, { show: user?.show, prices: isShown });
    },
  ),
  compare(
    "chat-token",
    "User name and token are the logged-in buyer's; a token that does not fit, is too old or belongs to a session that was logged out is refused with 401.",
    ["getCurrentUser", "openChat"],
    async (steps, judge) => {
      const { data: user } = await steps.succeed("getCurrentUser");
      const { username, token } = steps.need(user ?? undefined, { zh: "没有登录", en: "not logged in" });
      const wrong = `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`;
      const exchange = await steps.call("openChat", { query: { username, token: wrong } });
      judge(exchange, "query token", exchange.response.status === 401, exchange.response.status);
    },
  ),
  compare(
    "chat-permission",
    "Offered only with `is_can_chat`.",
    ["getCurrentUser", "openChat"],
    async (steps, judge) => {
      const { data: user } = await steps.succeed("getCurrentUser");
      if (user?.is_can_chat !== Flag.No) return;
      const { username, token } = user;
      // An empty token would break the schema.
      const query = { username, token: token || username };
      const exchange = await steps.call("openChat", { query });
      judge(exchange, "is_can_chat", exchange.response.status === 401, exchange.response.status);
    },
  ),
  compare(
    "chat-frame",
    "Names the pages that may frame this one, which are the shop's.",
    ["getCurrentUser", "openChat"],
    async (steps, judge) => {
      const { data: user } = await steps.succeed("getCurrentUser");
      const { username, token } = steps.need(user ?? undefined, { zh: "没有登录", en: "not logged in" });
      const exchange = await steps.call("openChat", { query: { username, token } });
      const { "content-security-policy": policy = "" } = exchange.response.headers;
      const names = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.trim() ?? "";
      const isOpen = exchange.response.status === 200;
      judge(exchange, "content-security-policy", !isOpen || (names !== "" && !names.includes("*")), policy);
    },
  ),
  compare(
    "joined-lottery",
    "Says if a lottery is open and the buyer has joined it: the pop-up appears only when not.",
    ["getLotteryStatus", "getLotteryActivity"],
    async (steps, judge) => {
      const { data: status, exchange } = await steps.succeed("getLotteryStatus");
      const { id } = steps.need(status.id > 0 ? status : undefined, { zh: "没有抽奖", en: "no lottery" });
      const { data: lottery } = await steps.succeed("getLotteryActivity", { path: { id } });
      const seen = { status: status.is_join, activity: lottery.is_join };
      judge(exchange, "data.is_join", status.is_join === lottery.is_join, seen);
    },
  ),
  compare(
    "order-of-refusals",
    "An address that the contract does not have is 404 and a method that it does not have 405; then a page of another site is 403, a call without the session that it needs 401, a body that cannot be read 400, 413 or 415, a field that breaks the schema 422.",
    ["previewDistribution"],
    async (steps, judge) => {
      const visitor = await steps.call("previewDistribution", { body: { cells: "none" }, actor: "visitor" });
      judge(visitor, "a visitor's wrong form", visitor.response.status === 401, visitor.response.status);
      const page = { sentBy: { origin: "https://evil.example" }, actor: "visitor" } as const;
      const foreign = await steps.call("previewDistribution", { body: { cells: "none" }, ...page });
      judge(foreign, "a foreign page's call", foreign.response.status === 403, foreign.response.status);
    },
  ),
  compare("logout-of-nobody", "Without one it succeeds too.", ["logout"], async (steps, judge) => {
    const exchange = await steps.call("logout", { actor: "visitor" });
    judge(exchange, "", exchange.response.status === 200, exchange.response.status);
  }),
  compare(
    "unknown-activity",
    "Without one it returns 422 on `url`, and the client goes to /noActivity.",
    ["resolveActivity"],
    async (steps) => {
      const refusal = { status: 422, rule: "law", field: "url" } as const;
      await steps.refused("resolveActivity", "url", refusal, { query: { url: UNKNOWN_ADDRESS } });
    },
  ),
];

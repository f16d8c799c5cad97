import { expect, it } from "vitest";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { companyForm, upload, uploadedId } from "../support/account.ts";
import { actingMock } from "../support/acting-mock.ts";
import { cartOf } from "../support/cart.ts";
import { openDesk } from "../support/chat-desk.ts";
import type { Reply, TestWorld } from "../support/mock.ts";
import { checkOut, checkOutCompound, placeOrder } from "../support/purchase.ts";

const { mock, act } = actingMock();

type RuleName = keyof typeof SHOP_RULES;
type Ask = (world: TestWorld) => Promise<Reply<unknown>>;

/** An unpaid order of `buyer`. */
const UNPAID = 9006;

const get =
  (path: string, options = {}): Ask =>
  (world) =>
    world.get(path, options);
const post =
  (path: string, body = {}): Ask =>
  (world) =>
    world.post(path, body as never);

/** Repeats a call until it is refused; returns the last response. */
const untilRefused =
  (ask: Ask): Ask =>
  async (world) => {
    for (let count = 0; count < 60; count += 1) {
      const reply = await ask(world);
      if (reply.status >= 400) return reply;
    }
    throw new Error("it was never refused");
  };

/** An order of one pack of Amoxicillin by a buyer with an empty cart. */
async function smallOrder(world: TestWorld): Promise<number> {
  await world.post("/api/cart/quick_add/7");
  const data = await cartOf(world);
  const addresses = (await world.get<Array<{ id: number }>>("/api/user/address")).body.data;
  const { checkout_no } = await checkOut(world, [data.find(({ goods }) => goods.id === 7)?.id ?? 0]);
  const order = { checkout_no, address_id: addresses[0]?.id ?? 0, invoice_kind: 1 };
  return (await world.post<{ order_id: number }>("/api/order", order)).body.data.order_id;
}

const ADDRESS = { name: "李明", phone: "13800001402", province: "浙江省", city: "杭州市" };
const CASE = { order_id: UNPAID, describe: "破损", lines: [{ order_line_id: 1, number: 1 }] };
const TITLE = { kind: 1, title: "  ", tax_no: "91330106MA2YKT099X" };

/** A refusal for each business rule that a call can violate: status, persona, call. */
const CASES: { readonly [N in Exclude<RuleName, "answer">]: readonly [number, string | null, Ask] } = {
  session: [401, null, get("/api/cart/list")],
  teamLimit: [
    409,
    "team-buyer",
    async (world) => {
      const { checkout_no: no } = await checkOut(world, [301, 302, 303, 304, 305, 306]);
      return world.post("/api/order", { checkout_no: no, address_id: 13, invoice_kind: 1 });
    },
  ],
  approvalState: [409, "team-approver", post("/api/team/approval/1/approve", { amount: 99999 })],
  right: [403, "team-finance", get("/api/team/member")],
  chatToken: [401, null, get("/chat?username=buyer&token=x", { host: "chat" })],
  chat: [422, "buyer", async (world) => (await openDesk(world)).say(" ")],
  approval: [403, "newbie", post("/api/cart/quick_add/7")],
  agreement: [459, "unsigned", post("/api/cart/checkout", { ids: [201], new: 1 })],
  password: [422, null, post("/api/user/login", { username: "buyer", password: "wrong999" })],
  phoneVerified: [403, "buyer", post("/api/user/resetPassword", { password: "demo12345" })],
  exists: [404, null, get("/api/goods/detail/99999999")],
  licensedAddress: [
    422,
    "buyer",
    async (world) => {
      const { checkout_no: no } = await checkOutCompound(world);
      return world.post("/api/order", { checkout_no: no, address_id: 2, invoice_kind: 1 });
    },
  ],
  pickup: [
    422,
    "buyer",
    post("/api/return/1002/pickup", { address_id: 1, day: "2026-11-01", slot: 9, phone: "13800001402" }),
  ],
  ownData: [404, "buyer", get("/api/order/424242")],
  text: [422, "buyer", post("/api/user/feedback", { type: 1, content: "     好" })],
  range: [422, null, get("/api/goods/list?price_min=9&price_max=1")],
  maxSaved: [
    409,
    "buyer",
    untilRefused(post("/api/user/address", { ...ADDRESS, district: "西湖区", detail: "文三路 1 号" })),
  ],
  repeat: [
    422,
    "buyer",
    async (world) => {
      const headers = { "idempotency-key": "one-key-for-two-bodies" };
      const form = { ...ADDRESS, district: "西湖区", detail: "文三路 1 号" };
      await world.post("/api/user/address", form, { headers });
      return world.post("/api/user/address", { ...form, name: "李亮" }, { headers });
    },
  ],
  unique: [422, "buyer", post("/api/user/updateUserInfo", { name: "李明", phone: "13500001406" })],
  planName: [409, "buyer", post("/api/user/plans", { name: "每周常备", lines: [{ text: "板蓝根颗粒" }] })],
  onSale: [422, "buyer", post("/api/cart/quick_add/11")],
  targetPrice: [422, "buyer", post("/api/goods/12/target_price", { price: 9999 })],
  quantity: [422, "buyer", post("/api/cart/101/edit", { params: { number: 99_999 }, new: 1 })],
  distribution: [
    422,
    "buyer",
    post("/api/cart/distribute", {
      cells: [
        { store_id: 4, goods_id: 7, number: 10 },
        { store_id: 4, goods_id: 7, number: 20 },
      ],
    }),
  ],
  checkoutUnchanged: [
    409,
    "buyer",
    async (world) => {
      const { checkout_no: no } = await checkOut(world, [101]);
      await world.post("/api/cart/batch_delete", { ids: [101] });
      return world.post("/api/order", { checkout_no: no, address_id: 1, invoice_kind: 1 });
    },
  ],
  deductions: [
    422,
    "buyer",
    async (world) => {
      const { checkout_no: no } = await checkOut(world, [101]);
      return world.post("/api/order/preview", { checkout_no: no, coupon_id: 99_999 });
    },
  ],
  couponClaim: [409, "buyer", post("/api/coupon/207/claim")],
  activityTime: [409, "buyer", get("/api/draw?id=4", { host: "activity" })],
  controlled: [409, "buyer", untilRefused(post("/api/kxzq/deren/apply", { remark: "门店有需求" }))],
  payable: [409, "buyer", post("/api/pay/create", { order_id: 9001, method: 2 })],
  credit: [
    409,
    "manager",
    async (world) => {
      await world.control.scenario("credit-too-low", { freeze: true });
      await world.login("buyer");
      const { order_id: id } = await placeOrder(world, [101, 102, 104]);
      return world.post("/api/pay/user_credit_create", { order_id: id });
    },
  ],
  balance: [
    409,
    "branch",
    async (world) => {
      const order_id = await smallOrder(world);
      const created = await world.post<{ pay_no: string }>("/api/pay/create", { order_id, method: 2 });
      return world.post("/api/pay/balance", { pay_no: created.body.data.pay_no });
    },
  ],
  points: [409, "buyer", post("/api/jfsc/exchange", { goods_id: 616, number: 99, address_id: 1 })],
  orderState: [409, "buyer", post(`/api/order/${UNPAID}/receive`)],
  afterSale: [
    403,
    "buyer",
    async (world) => {
      await act(world, (state) => state.users.put(1, { ...state.users.get(1)!, is_AfterSale: 0 }));
      return world.post("/api/return", { ...CASE, reason: 1 });
    },
  ],
  returnable: [409, "buyer", post("/api/return", { ...CASE, reason: 1 })],
  returnState: [
    409,
    "buyer",
    post("/api/return/1001/ship", { company: "顺丰速运", tracking_no: "SF1234567890" }),
  ],
  complaint: [409, "buyer", post("/api/after_sale", { ...CASE, type: 2 })],
  invoice: [
    409,
    "buyer",
    async (world) => {
      const [title] = (await world.get<Array<{ id: number }>>("/api/user/invoice_title")).body.data;
      return world.post("/api/invoice/apply", { order_id: UNPAID, title_id: title?.id ?? 0 });
    },
  ],
  invoiceTitle: [422, "buyer", post("/api/user/invoice_title", TITLE)],
  storeGroup: [409, "buyer", (world) => world.request("DELETE", "/api/user/stores/1")],
  smsCode: [429, null, untilRefused(post("/api/sms/code", { phone: "13100000009", scene: "register" }))],
  captcha: [
    422,
    null,
    async (world) => {
      const wrong = { username: "buyer", password: "wrong999" };
      for (let count = 0; count < 3; count += 1) await world.post("/api/user/login", wrong);
      return world.post("/api/user/login", wrong);
    },
  ],
  attempts: [429, null, untilRefused(get("/api/user/phone/13100000009"))],
  wechat: [409, "manager", post("/api/user/create_code")],
  review: [409, "buyer", async (world) => world.post("/api/register/company", await companyForm(world))],
  certificate: [
    422,
    "buyer",
    async (world) => {
      const file = await uploadedId(world);
      const old = { type: 5, number: "浙杭食药监械经营许", file_id: file, expires_at: "2020-01-01" };
      return world.post("/api/user/zizhi", old);
    },
  ],
  upload: [422, null, (world) => upload(world, new TextEncoder().encode("no picture"))],
};

it.each(Object.entries(CASES))("why names the rule %s and its section", async (name, [status, who, ask]) => {
  const world = await mock.world();
  if (who !== null) await world.login(who);
  const reply = await ask(world);
  expect(reply).toMatchObject({ status });
  const calls = await world.control.requests({ status });
  const why = await world.control.why(Math.max(...calls.map(({ id }) => id)));
  const rule = SHOP_RULES[name as RuleName];
  expect(why.rule).toEqual(rule);
  expect(why.text).toContain(
    `(rule ${rule.key}: ${rule.title}; specification section ${rule.section}: ${rule.specification})`,
  );
});

/** Calls that the state forbids with 409, each with a field that is wrong as well. */
const WRONG_IN_BOTH: readonly (readonly [field: string, ask: Ask])[] = [
  [
    "lines.0.order_line_id",
    post("/api/return", { ...CASE, lines: [{ order_line_id: 99, number: 1 }], reason: 1 }),
  ],
  ["describe", post("/api/after_sale", { ...CASE, describe: "  ", type: 2 })],
  [
    "name",
    async (world) => {
      const form = { ...ADDRESS, district: "西湖区", detail: "文三路 1 号" };
      await untilRefused(post("/api/user/address", form))(world);
      return world.post("/api/user/address", { ...form, name: " " });
    },
  ],
  [
    "address_id",
    async (world) => {
      const { checkout_no } = await checkOut(world, [101]);
      await world.post("/api/order", { checkout_no, address_id: 1, invoice_kind: 1 });
      return world.post("/api/order/preview", { checkout_no, address_id: 99 });
    },
  ],
  [
    "expires_at",
    async (world) => {
      const form = async (expires_at: string) => {
        const file_id = await uploadedId(world);
        return { type: 5, number: "浙杭食药监械经营许", file_id, expires_at };
      };
      await world.post("/api/user/zizhi", await form("2099-12-31"));
      return world.post("/api/user/zizhi", await form("2020-01-01"));
    },
  ],
];

it.each(WRONG_IN_BOTH)("a wrong %s is refused before the state is looked at", async (field, ask) => {
  const reply = await ask(await mock.as("buyer"));
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.errors ?? {})).toContain(field);
});

it("business rules have unique names, and sections of the specification", () => {
  const rules = Object.values(SHOP_RULES);
  expect(new Set(rules.map(({ key }) => key)).size).toBe(rules.length);
  for (const { section, title } of rules) {
    expect(section).toBeGreaterThanOrEqual(1);
    expect(section).toBeLessThanOrEqual(9);
    expect(title).toMatch(/^[A-Z][^\p{Script=Han}]+$/u);
  }
});

import { describe, expect, it } from "vitest";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const MEMBERS = "/api/team/member";
const INVITED = {
  name: "李娜",
  phone: "13800000021",
  role: 1,
  rights: ["prices", "order"],
  order_limit: 2000,
};
const ACCEPTED = { username: "lina_caigou", password: "lina2026" };

const invite = async (world: TestWorld, form: object = {}) =>
  expectSuccess("inviteTeamMember", await world.post(MEMBERS, { ...INVITED, ...form }), 201);
const accept = (world: TestWorld, code: string, form: object = {}) =>
  world.post(`/api/team/invitation/${code}`, { ...ACCEPTED, ...form });
const members = async (world: TestWorld) => expectSuccess("listTeamMembers", await world.get(MEMBERS));
const log = async (world: TestWorld, query = "") =>
  expectSuccess("listTeamLog", await world.get(`/api/team/log${query}`));
const me = async (world: TestWorld) => expectSuccess("getCurrentUser", await world.get("/api/user"));

describe("people of a team", () => {
  it("are invited, accept with a user name of their own, and work in the account", async () => {
    const world = await mock.as("buyer");
    const { id, invitation_code: code, status } = await invite(world);
    expect(status).toBe(1);
    const visitor = await mock.world(world.name);
    const path = `/api/team/invitation/${code}`;
    expect(expectSuccess("getTeamInvitation", await visitor.get(path))).toMatchObject({
      company: "杭州西溪康民大药房",
      inviter: "陈晓梅",
      name: "李娜",
      phone: "138****0021",
      until: "2026-11-28 10:00:00",
    });
    const taken = await accept(visitor, code, { username: "buyer" });
    expectError(taken, 422, ["username"]);
    expect(expectSuccess("acceptTeamInvitation", await accept(visitor, code)).member).toMatchObject({
      id,
      name: "李娜",
      order_limit: 2000,
      month_limit: null,
    });
    expectError(await accept(visitor, code), 404);
    expectError(await visitor.get(path), 404);
    expect(await me(visitor)).toMatchObject({ company: "杭州西溪康民大药房", cart: 0 });
    expect(expectSuccess("listAddresses", await visitor.get("/api/user/address"))).not.toEqual([]);
    const [person] = await members(world);
    expect(person).toMatchObject({ username: "lina_caigou", status: 2, invitation_code: "" });
    expect((await me(world))?.member).toBeNull();
  });

  it("log in with user name or phone and their own password", async () => {
    const world = await mock.world();
    for (const username of ["team-buyer", "13200002413"]) {
      const reply = await world.post("/api/user/login", { username, password: "demo1234" });
      expect(expectSuccess("login", reply).member?.name).toBe("叶秋菊");
    }
    const wrong = await world.post("/api/user/login", { username: "team-buyer", password: "wrong999" });
    expectError(wrong, 422, ["password"]);
    await world.post("/api/sms/code", { scene: "login", phone: "13200002413" });
    const code = (await world.control.outbox()).at(-1)?.code ?? "";
    const byCode = await world.post("/api/user/login_by_code", { phone: "13200002413", code });
    expect(expectSuccess("loginBySmsCode", byCode).member?.id).toBe(1);
  });

  it("each have a cart of their own, beside that of the owner", async () => {
    const buyer = await mock.as("team-buyer");
    const count = (await me(buyer))?.cart ?? 0;
    expect(count).toBeGreaterThan(3);
    const owner = await mock.as("team", buyer.name);
    expect((await me(owner))?.cart).toBe(0);
    await owner.post("/api/cart/quick_add/7");
    expect([(await me(owner))?.cart, (await me(buyer))?.cart]).toEqual([1, count]);
  });

  it("may do what their rights say, which the server decides", async () => {
    const world = await mock.as("team-finance");
    const refused = await world.post("/api/cart/checkout", { ids: [1], new: 1 });
    expectError(refused, 403);
    expect(refused.body.message).toBe("您没有下单权限，请联系管理员开通");
    expectError(await world.get(MEMBERS), 403);
    expectError(await world.post(MEMBERS, INVITED), 403);
    expectError(await world.post("/api/user/stores", { username: "manager", code: "123456" }), 403);
    expectError(await world.post("/api/user/resetPassword", { password: "demo12345" }), 403);
    const owner = await mock.as("team", world.name);
    expect(await members(owner)).toHaveLength(5);
    const rights = ["prices", "team"];
    const form = { name: "林素芬", role: 3, rights };
    expectSuccess("updateTeamMember", await owner.request("PUT", `${MEMBERS}/3`, { form }));
    expect(await members(world)).toHaveLength(5);
    // Who manages people cannot rise above what the owner allowed.
    for (const own of [form, { ...form, rights: ["prices", "team", "pay"], order_limit: 1 }])
      expectError(await world.request("PUT", `${MEMBERS}/3`, { form: own }), 422, ["rights"]);
    const raised = { name: "叶秋菊", role: 1, rights: ["prices", "pay"] };
    expectError(await world.request("PUT", `${MEMBERS}/1`, { form: raised }), 422, ["rights"]);
    expectError(await world.post(MEMBERS, { ...INVITED, rights: ["order"] }), 422, ["rights"]);
    const lowered = { ...raised, rights: ["prices"] };
    expectSuccess("updateTeamMember", await world.request("PUT", `${MEMBERS}/1`, { form: lowered }));
  });

  it("see no prices without the right, while the account does", async () => {
    const owner = await mock.as("team");
    const form = { name: "叶秋菊", role: 1, rights: ["order"] };
    expectSuccess("updateTeamMember", await owner.request("PUT", `${MEMBERS}/1`, { form }));
    const world = await mock.as("team-buyer", owner.name);
    expect((await me(world))?.show).toBe(0);
    const goodsFor = async (who: TestWorld) =>
      expectSuccess("getGoodsDetail", await who.get("/api/goods/detail/7")).goods;
    const hidden = { price: null, price_hint: "您没有查看价格权限，请联系管理员开通" };
    expect(await goodsFor(world)).toMatchObject(hidden);
    expect(await goodsFor(owner)).toMatchObject({ price: expect.any(Number), price_hint: "" });
    await world.post("/api/cart/quick_add/7");
    expect((await me(owner))?.show).toBe(1);
  });

  it("lose their sessions when they are stopped, and go on when they are resumed", async () => {
    const world = await mock.as("team-buyer");
    const owner = await mock.as("team", world.name);
    const set = async (id: number, isActive: number) =>
      expectSuccess(
        "setTeamMemberStatus",
        await owner.post(`${MEMBERS}/${id}/status`, { is_active: isActive }),
      );
    expect((await set(1, 0)).status).toBe(3);
    expectError(await world.get("/api/user/address"), 401);
    const login = { username: "team-buyer", password: "demo1234" };
    expectError(await world.post("/api/user/login", login), 422);
    expect((await set(1, 1)).status).toBe(2);
    expectSuccess("login", await world.post("/api/user/login", login));
    const { invitation_code: before } = (await members(owner)).find(({ id }) => id === 4) ?? {};
    expect((await set(4, 0)).invitation_code).toBe("");
    expect((await set(4, 1)).invitation_code).not.toBe(before);
    expectError(await owner.post(`${MEMBERS}/999/status`, { is_active: 1 }), 404);
  });

  it("cannot be invited by a phone that logs in already, nor accept after seven days", async () => {
    const world = await mock.as("buyer");
    for (const phone of ["13200002413", "13800001402"])
      expectError(await world.post(MEMBERS, { ...INVITED, phone }), 422, ["phone"]);
    const { invitation_code: code } = await invite(world);
    await world.control.clock.advance("7d");
    expectError(await world.get(`/api/team/invitation/${code}`), 404);
  });
});

describe("the log of a team", () => {
  it("says who changed what, newest first, and nothing of what was refused", async () => {
    const world = await mock.as("team-finance");
    const owner = await mock.as("team", world.name);
    expectError(await world.post(MEMBERS, INVITED), 403);
    const { total } = await log(owner);
    await invite(owner);
    const { list, total: now } = await log(owner);
    expect(now).toBe(total + 1);
    expect(list[0]).toMatchObject({ member_id: 0, name: "谢云飞", action: "邀请成员", detail: "李娜" });
    const own = await log(owner, "?member_id=1");
    expect(new Set(own.list.map(({ member_id: id }) => id))).toEqual(new Set([1]));
  });

  it("is empty for an account of one person", async () => {
    const world = await mock.as("manager");
    await world.post("/api/user/updateUserInfo", { name: "沈丽华", email: "shen@example.com" });
    expect((await log(world)).total).toBe(0);
  });
});

describe("an order above the limits of a person", () => {
  const PATH = "/api/team/approval";
  const ALL = [301, 302, 303, 304, 305, 306];
  const open = async (world: TestWorld, ids = ALL) =>
    expectSuccess("checkoutCart", await world.post("/api/cart/checkout", { ids, new: 1 }));
  const order = { address_id: 13, invoice_kind: 1 };
  const ask = async (world: TestWorld) => {
    const { checkout_no } = await open(world);
    const body = { ...order, checkout_no, note: "月底冲量" };
    return expectSuccess("requestApproval", await world.post(PATH, body), 201);
  };
  const detail = async (world: TestWorld, id: number) =>
    expectSuccess("getApproval", await world.get(`${PATH}/${id}`));
  const cart = async (world: TestWorld) =>
    expectSuccess("listCartLines", await world.get("/api/cart/list")).data.map(({ goods }) => goods.id);

  it("is refused, and waits for another's approval, its lines out of the cart", async () => {
    const world = await mock.as("team-buyer");
    const checkout = await open(world);
    expect(checkout.approval_reasons).toEqual([expect.stringContaining("超出单笔限额 2,000.00 元")]);
    const body = { ...order, checkout_no: checkout.checkout_no };
    const refused = await world.post("/api/order", body);
    expectError(refused, 409);
    expect(refused.body.message).toContain("请提交审批");
    expect(await cart(world)).toHaveLength(6);
    const request = expectSuccess("requestApproval", await world.post(PATH, { ...body, note: "急" }), 201);
    expect(request).toMatchObject({ status: 1, requester: "叶秋菊", note: "急", amount: checkout.amount });
    const again = expectSuccess("requestApproval", await world.post(PATH, body), 201);
    expect(again.id).toBe(request.id);
    expect(await cart(world)).toEqual([]);
    expectError(await world.post(`${PATH}/${request.id}/approve`, { amount: 99999 }), 403);
  });

  it("is placed once when it is approved, in the name of who asked", async () => {
    const buyer = await mock.as("team-buyer");
    const { id, amount } = await ask(buyer);
    const approver = await mock.as("team-approver", buyer.name);
    expect(await detail(approver, id)).toMatchObject({ amount_now: amount, problem: "" });
    const approved = await approver.post(`${PATH}/${id}/approve`, { amount });
    const { order_id: orderId, status, decider } = expectSuccess("approveRequest", approved);
    expect([status, decider]).toEqual([2, "潘国栋"]);
    expectError(await approver.post(`${PATH}/${id}/approve`, { amount }), 409);
    expect(expectSuccess("getOrder", await buyer.get(`/api/order/${orderId}`))).toMatchObject({
      amount,
      placed_by: "叶秋菊",
      approved_by: "潘国栋",
    });
    expect(expectSuccess("listOrders", await buyer.get("/api/order")).total).toBe(1);
    const owner = await mock.as("team", buyer.name);
    const [person] = await members(owner);
    expect(person?.month_amount).toBe(amount);
    expect((await log(owner)).list.slice(0, 2).map(({ name, action }) => [name, action])).toEqual([
      ["潘国栋", "通过审批"],
      ["叶秋菊", "提交审批"],
    ]);
  });

  it("is not placed when it has become dearer than the approver has seen", async () => {
    const buyer = await mock.as("team-buyer");
    const { id, amount } = await ask(buyer);
    const approver = await mock.as("team-approver", buyer.name);
    const dearer = await approver.post(`${PATH}/${id}/approve`, { amount: amount - 1 });
    expectError(dearer, 409);
    expect(dearer.body.message).toContain("请核对后再次通过");
    expect((await detail(approver, id)).status).toBe(1);
    expect(expectSuccess("listOrders", await buyer.get("/api/order")).total).toBe(0);
  });

  it("returns to the cart when it is rejected, or withdrawn by who asked", async () => {
    const buyer = await mock.as("team-buyer");
    const approver = await mock.as("team-approver", buyer.name);
    const before = await cart(buyer);
    const first = await ask(buyer);
    expectError(await approver.post(`${PATH}/${first.id}/reject`, { reason: " " }), 422, ["reason"]);
    expectError(await approver.post(`${PATH}/${first.id}/withdraw`), 409);
    const rejected = await approver.post(`${PATH}/${first.id}/reject`, { reason: "下月再订" });
    expect(expectSuccess("rejectRequest", rejected)).toMatchObject({ status: 3, decision_note: "下月再订" });
    expect(await cart(buyer)).toEqual(before);
    const second = await ask(buyer);
    expectSuccess("withdrawRequest", await buyer.post(`${PATH}/${second.id}/withdraw`));
    expect(await cart(buyer)).toEqual(before);
    expect(expectSuccess("listApprovals", await buyer.get(`${PATH}?status=4`)).list[0]?.id).toBe(second.id);
  });

  it("is one of a month, or of goods outside the categories", async () => {
    const owner = await mock.as("team");
    const buyer = await mock.as("team-buyer", owner.name);
    const form = { name: "叶秋菊", role: 1, rights: ["prices", "order"], month_limit: 10, category_ids: [1] };
    expectSuccess("updateTeamMember", await owner.request("PUT", `${MEMBERS}/1`, { form }));
    const { approval_reasons: reasons } = await open(buyer);
    expect(reasons).toEqual([expect.stringContaining("每月限额"), expect.stringContaining("不在可购分类内")]);
    expectError(
      await owner.request("PUT", `${MEMBERS}/1`, { form: { ...form, category_ids: [99999] } }),
      422,
      ["category_ids"],
    );
  });

  it("is nobody else's business: not of other people, and not of other accounts", async () => {
    const buyer = await mock.as("team-buyer");
    const finance = await mock.as("team-finance", buyer.name);
    const { id } = await ask(buyer);
    expectError(await finance.get(`${PATH}/${id}`), 404);
    expect(expectSuccess("listApprovals", await finance.get(PATH)).total).toBe(0);
    const other = await mock.as("manager", buyer.name);
    expectError(await other.post(`${PATH}/${id}/approve`, { amount: 99999 }), 404);
    const within = expectSuccess(
      "checkoutCart",
      await other
        .post("/api/cart/quick_add/7")
        .then(async () => other.post("/api/cart/checkout", { ids: [20001], new: 1 })),
    );
    expectError(
      await other.post(PATH, { checkout_no: within.checkout_no, address_id: 7, invoice_kind: 1 }),
      409,
    );
  });
});

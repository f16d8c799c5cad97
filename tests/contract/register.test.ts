import { describe, expect, it } from "vitest";
import type { Goods } from "#generated/model/goods.ts";
import { approveRegistration } from "#mock/domain/register/commands/approval.ts";
import { companyForm, NO_FILE, register, smsCode } from "../support/account.ts";
import { actingMock } from "../support/acting-mock.ts";
import { expectError } from "../support/contract.ts";
import type { TestWorld } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

const me = async (world: TestWorld) => expectSuccess("getCurrentUser", await world.get("/api/user"))!;
const standing = async (world: TestWorld) =>
  expectSuccess("getRegistration", await world.get("/api/register"));
const judge = async (world: TestWorld, isApproved: boolean, reason = "") => {
  const username = (await me(world)).username;
  return act(world, (state) => {
    const user = [...state.users.values()].find((one) => one.username === username);
    return approveRegistration(state, user?.id ?? 0, isApproved, reason);
  });
};
const submit = (world: TestWorld, form: object) => world.post("/api/register/company", form as never);

async function newMember() {
  const world = await mock.world();
  await register(world);
  return world;
}

const STORES = ["城北店", "城西店"].map((name, index) => ({
  name: `青禾大药房${name}`,
  licence_no: `33010500099${index}`,
  contact: "许青",
  phone: `1310000001${index}`,
  province: "浙江省",
  city: "杭州市",
  district: "拱墅区",
  detail: `莫干山路 ${index + 1} 号`,
}));

describe("registration options", () => {
  it("list the certificates of each kind of company", async () => {
    const world = await mock.world();
    const reply = await world.get("/api/register/options");
    const { ranks } = expectSuccess("getRegistrationOptions", reply);
    expect(ranks.map(({ name }) => name)).toEqual(["终端药店", "诊所", "村卫生室", "连锁", "批发"]);
    const [pharmacy] = ranks;
    const required = pharmacy?.certificates.filter(({ is_required: needed }) => needed === 1);
    expect(required?.map(({ type }) => type)).toEqual([1, 2, 6, 7]);
  });

  it("say what a clinic may lack, and which certificates stand for each other", async () => {
    const world = await mock.world();
    const reply = await world.get("/api/register/options");
    const { ranks } = expectSuccess("getRegistrationOptions", reply);
    expect(ranks.map(({ needs_credit_code: needs }) => needs)).toEqual([1, 0, 0, 1, 1]);
    const rows = ranks[1]?.certificates.map((one) => [
      one.type,
      one.is_required,
      one.one_of,
      one.has_number,
      one.may_be_long_term,
    ]);
    expect(rows).toEqual([
      [3, 1, 1, 1, 0],
      [8, 1, 1, 1, 1],
      [6, 1, 0, 0, 0],
      [7, 1, 0, 1, 1],
      [1, 0, 0, 1, 1],
      [4, 0, 0, 1, 0],
    ]);
    expect(ranks[2]?.certificates.map(({ type }) => type)).toEqual([3, 6, 7]);
  });
});

describe("the first step", () => {
  it("creates an account without prices, and logs it in", async () => {
    const world = await newMember();
    expect(await standing(world)).toEqual({
      step: 2,
      kind: 1,
      status: 0,
      username: "qinghe",
      phone: "131****0009",
      company: "",
      stores: 0,
      submitted_at: null,
      reason: "",
    });
    expect(await me(world)).toMatchObject({ username: "qinghe", is_passed: 0, message_count: 1 });
    const { list } = (await world.get<{ list: Goods[] }>("/api/goods/list")).body.data;
    expect(list[0]).toMatchObject({ price: null, price_hint: "资质审核通过后可见价格" });
    expectError(await world.post("/api/cart/quick_add/7"), 403);
    await world.request("DELETE", "/api/user/logout");
    const form = { username: "qinghe", password: "demo1234" };
    expectSuccess("login", await world.post("/api/user/login", form));
  });

  it("rejects a taken name or number, and a wrong code", async () => {
    const world = await mock.world();
    const form = { kind: 1, username: "buyer", phone: "13500001406", password: "demo1234", agree: 1 };
    const reply = await world.post("/api/register", { ...form, code: "000000" });
    expectError(reply, 422, ["username", "phone", "code"]);
    expect(reply.body.errors?.username).toEqual(["用户名已被占用，请换一个"]);
    const code = await smsCode(world, "register", "13100000009");
    const free = { ...form, phone: "13100000009", code };
    expectError(await world.post("/api/register", free), 422, ["username"]);
    // The refused attempts did not use up the code.
    expectSuccess("registerAccount", await world.post("/api/register", { ...free, username: "qinghe" }), 201);
  });
});

describe("the company", () => {
  it("waits for approval, however long it takes, and may buy then", async () => {
    const world = await newMember();
    const handedIn = expectSuccess("submitCompany", await submit(world, await companyForm(world)));
    expect(handedIn).toMatchObject({
      step: 3,
      status: 1,
      company: "青禾大药房",
      submitted_at: "2026-11-21 10:00:00",
    });
    expectError(await submit(world, await companyForm(world)), 409);
    await world.control.clock.advance("6d");
    expect((await standing(world)).status).toBe(1);
    expect((await me(world)).is_passed).toBe(0);
    await judge(world, true);
    expect(await standing(world)).toMatchObject({ status: 2, step: 3 });
    expect(await me(world)).toMatchObject({ is_passed: 1, name: "许青", company: "青禾大药房" });
    expectSuccess("quickAddCartLine", await world.post("/api/cart/quick_add/7"));
    const gift = expectSuccess("listCoupons", await world.get("/api/user/coupon"));
    expect(gift.list.map(({ name, amount, status }) => [name, amount, status])).toEqual(
      [20, 60, 120].map((amount) => ["新会员礼包", amount, 1]),
    );
    const own = expectSuccess("listCertificates", await world.get("/api/user/zizhi"));
    expect(own.map(({ type, status }) => [type, status])).toEqual([
      [1, 2],
      [2, 2],
      [6, 2],
      [7, 2],
    ]);
    expect((await world.control.outbox()).at(-1)).toMatchObject({ to: "13100000009", code: "" });
    expectError(await submit(world, await companyForm(world)), 409);
    await expect(judge(world, true)).rejects.toMatchObject({ status: 409 });
  });

  it("can be resubmitted after a rejection", async () => {
    const world = await newMember();
    await submit(world, await companyForm(world));
    await judge(world, false, "营业执照照片不清晰");
    expect(await standing(world)).toMatchObject({ status: 3, step: 3, reason: "营业执照照片不清晰" });
    const own = expectSuccess("listCertificates", await world.get("/api/user/zizhi"));
    expect(own[0]).toMatchObject({ status: 3, reason: "营业执照照片不清晰" });
    const again = expectSuccess("submitCompany", await submit(world, await companyForm(world)));
    expect(again).toMatchObject({ status: 1, reason: "" });
  });

  it("is refused for missing, expired or duplicate certificates, or another account's files", async () => {
    const world = await newMember();
    const form = await companyForm(world);
    const [licence, permit] = form.certificates;
    const reply = await submit(world, {
      ...form,
      company: "  ",
      credit_code: "91330106MA2KJ4021X",
      certificates: [
        { ...licence, expires_at: "2026-11-21" },
        { ...licence, file_id: NO_FILE },
        { ...permit, expires_at: "2026-11-20" },
      ],
    });
    expectError(reply, 422, [
      "company",
      "credit_code",
      "certificates",
      "certificates.0.expires_at",
      "certificates.1.type",
      "certificates.1.file_id",
      "certificates.2.expires_at",
    ]);
    expect(reply.body.errors?.certificates).toEqual(["还缺少法人委托书、采购员身份证，请上传后再提交"]);
    expect((await standing(world)).status).toBe(0);
  });

  it("cannot be submitted by an approved member, and is pending for newbie", async () => {
    const world = await mock.as("buyer");
    expect((await standing(world)).status).toBe(2);
    expectError(await submit(world, await companyForm(world)), 409);
    await world.login("newbie");
    expect(await standing(world)).toMatchObject({ step: 3, status: 1, submitted_at: "2026-11-19 10:30:00" });
    await judge(world, true);
    expect((await me(world)).is_passed).toBe(1);
    await world.login("branch");
    expectError(await world.get("/api/register"), 404);
  });
});

describe("a clinic", () => {
  const asClinic = async (world: TestWorld, rank: number, types: readonly number[]) => {
    const form = await companyForm(world);
    const [model] = form.certificates;
    return {
      ...form,
      company: "青禾村卫生室",
      rank,
      credit_code: "",
      certificates: types.map((type) => ({
        ...model,
        type,
        number: type === 6 ? "" : `NO-${type}`,
        expires_at: type === 7 || type === 8 ? null : "2029-06-30",
      })),
    };
  };

  it("of a village registers without a credit code, a number of its power of attorney, or an end of its card", async () => {
    const world = await newMember();
    expectSuccess("submitCompany", await submit(world, await asClinic(world, 5, [3, 6, 7])));
    await judge(world, true);
    const profile = expectSuccess("getAccountProfile", await world.get("/api/user/base"));
    expect(profile).toMatchObject({ rank: 5, credit_code: "", licence_no: "NO-3" });
    const own = expectSuccess("listCertificates", await world.get("/api/user/zizhi"));
    expect(
      own.map(({ type, number, expires_at: end, days_left: left, status }) => [
        type,
        number,
        end,
        left !== null,
        status,
      ]),
    ).toEqual([
      [3, "NO-3", "2029-06-30", true, 2],
      [6, "", "2029-06-30", true, 2],
      [7, "NO-7", null, false, 2],
    ]);
    await world.control.clock.advance("3650d");
    await world.login("qinghe");
    const later = expectSuccess("listCertificates", await world.get("/api/user/zizhi"));
    expect(later.map(({ type, status }) => [type, status])).toEqual([
      [3, 5],
      [6, 5],
      [7, 2],
    ]);
  });

  it("does not take the missing code of another", async () => {
    const world = await newMember();
    expectSuccess("submitCompany", await submit(world, await asClinic(world, 5, [3, 6, 7])));
    await world.request("DELETE", "/api/user/logout");
    await register(world, { username: "qinghe2", phone: "13100000019" });
    expectSuccess("submitCompany", await submit(world, await asClinic(world, 5, [3, 6, 7])));
  });

  it("shows its record as well as its licence, and needs one of them", async () => {
    const world = await newMember();
    const neither = await submit(world, await asClinic(world, 2, [6, 7]));
    expectError(neither, 422, ["certificates"]);
    expect(neither.body.errors?.certificates).toEqual([
      "还缺少医疗机构执业许可证或诊所备案凭证，请上传后再提交",
    ]);
    expectSuccess("submitCompany", await submit(world, await asClinic(world, 2, [8, 6, 7])));
    await judge(world, true);
    const scopes = expectSuccess("listBusinessScopes", await world.get("/api/user/jyfw"));
    expect(scopes.map(({ is_allowed: isAllowed }) => isAllowed)).toEqual([1, 1, 1, 1, 0]);
  });

  it("is spared nothing that others have to give", async () => {
    const world = await newMember();
    const form = await asClinic(world, 1, [1, 2, 6, 7]);
    const certificates = form.certificates.map((one) => ({ ...one, number: "", expires_at: null }));
    expectError(await submit(world, { ...form, certificates }), 422, [
      "credit_code",
      "certificates.0.number",
      "certificates.1.number",
      "certificates.1.expires_at",
      "certificates.2.expires_at",
      "certificates.3.number",
    ]);
  });
});

describe("several stores", () => {
  it("become members of their own, linked with the head, and are approved with it", async () => {
    const world = await mock.world();
    await register(world, { kind: 2 });
    expect((await standing(world)).kind).toBe(2);
    const form = { ...(await companyForm(world)), rank: 3, stores: STORES };
    const handedIn = expectSuccess("submitStores", await world.post("/api/register/stores", form));
    expect(handedIn).toMatchObject({ kind: 2, status: 1, stores: 2 });
    const stores = async () => expectSuccess("listStores", await world.get("/api/user/stores"));
    expect((await stores()).map(({ name, is_passed: isPassed }) => [name, isPassed])).toEqual([
      ["青禾大药房", 0],
      ["青禾大药房城北店", 0],
      ["青禾大药房城西店", 0],
    ]);
    await judge(world, false, "门店地址不完整");
    await world.post("/api/register/stores", { ...form, stores: STORES.slice(0, 1) });
    expect(await stores()).toHaveLength(2);
    await judge(world, true);
    const [, store] = await stores();
    expect(store).toMatchObject({ username: "qinghe_01", is_passed: 1 });
    await world.post(`/api/user/stores/${store!.id}/switch`);
    expect(await me(world)).toMatchObject({ username: "qinghe_01", is_passed: 1 });
  });

  it("are refused for a licence that another store has", async () => {
    const world = await mock.world();
    await register(world, { kind: 2 });
    const [store] = STORES;
    const stores = [store, { ...store, phone: "13500001406" }, { ...store, licence_no: "330106000140201" }];
    const form = { ...(await companyForm(world)), rank: 3, stores };
    const reply = await world.post("/api/register/stores", form as never);
    expectError(reply, 422, ["stores.1.licence_no", "stores.1.phone", "stores.2.licence_no"]);
    expect(reply.body.errors?.["stores.1.licence_no"]).toEqual(["营业执照号已被其他门店使用"]);
  });
});

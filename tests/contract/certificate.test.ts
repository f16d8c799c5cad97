import { describe, expect, it } from "vitest";
import type { ListMessages200Data } from "#generated/model/listMessages200Data.ts";
import type { Goods } from "#tests/support/whole.ts";
import { NO_FILE, uploadedId } from "../support/account.ts";
import { actingMock } from "../support/acting-mock.ts";
import { expectError } from "../support/contract.ts";
import type { TestWorld } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();
const PATH = "/api/user/zizhi";

const list = async (world: TestWorld) => expectSuccess("listCertificates", await world.get(PATH));
const standings = async (world: TestWorld) => (await list(world)).map(({ type, status }) => [type, status]);
const closed = async (world: TestWorld) =>
  expectSuccess("listBusinessScopes", await world.get("/api/user/jyfw"))
    .filter(({ is_allowed: isAllowed }) => isAllowed === 0)
    .map(({ name, describe: why }) => [name, why]);
const submit = async (world: TestWorld, type: number, more: object = {}) => {
  const form = { type, number: "JY-2", file_id: await uploadedId(world), expires_at: "2029-06-30" };
  return world.post(PATH, { ...form, ...more });
};

describe("certificates", () => {
  it("are listed with those needing action first", async () => {
    const world = await mock.as("buyer");
    const [first] = await list(world);
    expect(first).toMatchObject({
      type: 4,
      name: "食品经营许可证",
      status: 4,
      expires_at: "2026-12-09",
      days_left: 18,
    });
    expect(await standings(world)).toEqual([
      [4, 4],
      [1, 2],
      [2, 2],
      [5, 2],
      [6, 2],
      [7, 2],
    ]);
    await world.login("manager");
    expect((await standings(world)).slice(0, 3)).toEqual([
      [6, 3],
      [2, 1],
      [1, 2],
    ]);
  });

  it("have a picture each", async () => {
    const world = await mock.as("newbie");
    for (const { image, name } of await list(world)) {
      const { pathname } = new URL(image);
      const drawn = await world.get(pathname);
      expect(drawn.headers.get("content-type")).toContain("image/svg+xml");
      expect(drawn.text).toContain(`>${name}</text>`);
      expect(drawn.text).toContain("绍兴越城安康诊所");
    }
    expect((await world.get("/images/certificates/999999.svg")).status).toBe(404);
  });

  it("expire, and then no longer allow purchases", async () => {
    const world = await mock.as("buyer");
    expect(await closed(world)).toEqual([]);
    await world.control.clock.set("2026-12-09 23:59:59");
    await world.login("buyer");
    expect((await list(world))[0]).toMatchObject({ status: 4, days_left: 0 });
    expect(await closed(world)).toEqual([]);
    await world.control.clock.set("2026-12-10 00:00:00");
    expect((await list(world))[0]).toMatchObject({ status: 5, days_left: -1 });
    expect(await closed(world)).toEqual([["保健食品", "缺少有效的《食品经营许可证》"]]);
  });

  it("under review allow no purchases", async () => {
    const world = await mock.as("newbie");
    expect(new Set((await list(world)).map(({ status }) => status))).toEqual(new Set([1]));
    expect((await closed(world)).map(([name]) => name)).toHaveLength(5);
  });

  it("are renewed: the current one stays valid until the new one is approved", async () => {
    const world = await mock.as("credit");
    expect(await closed(world)).toEqual([
      ["医疗器械", "缺少有效的《医疗器械经营许可证》或《医疗机构执业许可证》或《诊所备案凭证》"],
    ]);
    const renewal = expectSuccess("submitCertificate", await submit(world, 5), 201);
    expect(renewal).toMatchObject({ type: 5, status: 1, reason: "", days_left: 952 });
    expect(renewal.image).toMatch(/\/images\/uploads\/[\w-]+\.png$/);
    expect((await standings(world)).filter(([type]) => type === 5)).toEqual([
      [5, 5],
      [5, 1],
    ]);
    expectError(await submit(world, 5), 409);
    expect(await closed(world)).toHaveLength(1);
    await world.control.reviewCertificate({ id: renewal.id });
    expect((await standings(world)).filter(([type]) => type === 5)).toEqual([[5, 2]]);
    expect(await closed(world)).toEqual([]);
    const [news] = (await world.get<ListMessages200Data>("/api/message?type=5")).body.data.list;
    expect(news).toMatchObject({ title: "《医疗器械经营许可证》审核通过", is_read: 0 });
  });

  it("that were rejected say why, and are replaced by the next submission", async () => {
    const world = await mock.as("manager");
    const rejected = (await list(world))[0];
    expect(rejected).toMatchObject({ type: 6, status: 3, reason: "委托书未加盖企业公章，请盖章后重新上传" });
    const next = expectSuccess("submitCertificate", await submit(world, 6), 201);
    expect((await standings(world)).filter(([type]) => type === 6)).toEqual([
      [6, 1],
      [6, 2],
    ]);
    await world.control.reviewCertificate({ id: next.id, approved: false, reason: "有效期与原件不符" });
    expect((await list(world))[0]).toMatchObject({ id: next.id, status: 3, reason: "有效期与原件不符" });
    await expect(world.control.reviewCertificate({ id: next.id })).rejects.toThrow(/409 该证照不在审核中/);
    await expect(world.control.reviewCertificate({ id: 424_242 })).rejects.toThrow("404");
  });

  it("are refused when they have expired or their file does not exist", async () => {
    const world = await mock.as("buyer");
    expectError(await submit(world, 5, { expires_at: "2026-11-21" }), 422, ["expires_at"]);
    expectError(await submit(world, 5, { expires_at: "2027-02-30" }), 422, ["expires_at"]);
    expectError(await submit(world, 5, { number: " ", file_id: NO_FILE }), 422, ["number", "file_id"]);
    expectSuccess("submitCertificate", await submit(world, 5, { expires_at: "2026-11-22" }), 201);
  });

  it("are for buyers only", async () => {
    const world = await mock.world();
    for (const path of [PATH, "/api/user/jyfw"]) expectError(await world.get(path), 401);
  });
});

describe("goods outside the business scope", () => {
  const device = async (world: TestWorld) => {
    const { list: found } = (await world.get<{ list: Goods[] }>("/api/goods/list?zone=qxzq&page_size=100"))
      .body.data;
    const inStock = found.filter(
      ({ number, is_buy: isBuy, no_buy_reason: why }) =>
        number > 100 && (isBuy === 1 || why.includes("许可证")),
    );
    return inStock[0]!;
  };

  it("can be viewed but not bought, until the certificate is renewed", async () => {
    const world = await mock.as("credit");
    const goods = await device(world);
    expect(goods).toMatchObject({
      is_buy: 0,
      no_buy_reason: "缺少有效的《医疗器械经营许可证》或《医疗机构执业许可证》或《诊所备案凭证》",
    });
    expect(goods.price).toBeGreaterThan(0);
    const refused = await world.post(`/api/cart/quick_add/${goods.id}`);
    expectError(refused, 422, ["id"]);
    expect(refused.body.errors?.id?.[0]).toContain("医疗器械经营许可证");
    expectSuccess("quickAddCartLine", await world.post("/api/cart/quick_add/7"));
    const renewal = expectSuccess("submitCertificate", await submit(world, 5), 201);
    await world.control.reviewCertificate({ id: renewal.id });
    expect(await device(world)).toMatchObject({ id: goods.id, is_buy: 1, no_buy_reason: "" });
    expectSuccess("quickAddCartLine", await world.post(`/api/cart/quick_add/${goods.id}`));
  });

  it("are unselected in the cart when the certificate expires", async () => {
    const world = await mock.as("credit");
    await world.login("buyer");
    const goods = await device(world);
    await world.post(`/api/cart/quick_add/${goods.id}`);
    const selected = async () => {
      const reply = await world.get<{ data: { goods: Goods; is_selected: number }[] }>(
        "/api/cart/list?new=1",
      );
      return reply.body.data.data.find((line) => line.goods.id === goods.id)?.is_selected;
    };
    expect(await selected()).toBe(1);
    await act(world, (state) => {
      const own = state.certificates.get(1) ?? [];
      const ended = own.map((one) => (one.type === 5 ? { ...one, expiresAt: "2026-11-20" } : one));
      state.certificates.put(1, ended);
    });
    expect(await selected()).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import type { Goods } from "#generated/model/goods.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

const list = async (world: TestWorld, query: string) =>
  expectSuccess("listGoods", await world.get(`/api/goods/list?page_size=100&${query}`));

const detail = async (world: TestWorld, id: number) =>
  expectSuccess("getGoodsDetail", await world.get(`/api/goods/detail/${id}`));

/** Moves the clock and logs in again, since the session may have expired. */
async function travel(world: TestWorld, time: string): Promise<void> {
  await world.control.clock.freeze(time);
  await world.login("buyer");
}

/** The price of a product in the list, on its page and in the cart, to which it was added before. */
async function prices(world: TestWorld, { id, name, sccj }: Pick<Goods, "id" | "name" | "sccj">) {
  const query = `keywords=${encodeURIComponent(name)}&sccj=${encodeURIComponent(sccj)}`;
  const inList = (await list(world, query)).list.find((goods) => goods.id === id);
  const { goods } = await detail(world, id);
  const cart = expectSuccess("listCartLines", await world.get("/api/cart/list?filter=99999&new=1"));
  const line = cart.data.find((one) => one.goods.id === id);
  return [inList?.price, goods.price, line?.price];
}

async function inCart(world: TestWorld, id: number): Promise<Goods> {
  const { goods } = await detail(world, id);
  const { ck_id, zbz, price } = goods;
  const params = [
    {
      goods_id: id,
      price,
      number: zbz,
      ck_id,
      goods_price_id: 0,
      ladder_price_id: 0,
      goods_manjian_id: 0,
      is_yj: 0,
    },
  ];
  const reply = await world.post("/api/cart", { params: params as never });
  expect({ status: reply.status, text: reply.text }).toMatchObject({ status: 200 });
  return goods;
}

describe("a limited offer", () => {
  it.each([
    [3, 7.5, 9.8, "2026-11-21 12:00:00"],
    [21, 11.8, 13.9, "2026-11-22 00:00:00"],
    [22, 8.9, 11.8, "2026-11-24 00:00:00"],
    [23, 9.72, 10.35, "2026-12-01 00:00:00"],
  ])("for goods %d costs %d, then %d, in list, page and cart alike", async (id, on, off, end) => {
    const world = await mock.as("buyer");
    const goods = await inCart(world, id);
    expect(await prices(world, goods)).toEqual([on, on, on]);
    await travel(world, end);
    expect(await prices(world, goods)).toEqual([off, off, off]);
  });

  it("loses its tag with its end, and returns the next day", async () => {
    const world = await mock.as("buyer");
    const tags = async () => (await detail(world, 3)).goods.tags.map(({ name }) => name);
    expect(await tags()).toContain("秒");
    await world.control.clock.freeze("2026-11-21 13:00:00");
    expect(await tags()).not.toContain("秒");
    await world.control.clock.freeze("2026-11-22 08:00:00");
    expect(await tags()).toContain("秒");
  });

  it("affects the goods' order by price", async () => {
    const world = await mock.as("buyer");
    for (const time of ["2026-11-21 10:00:00", "2026-11-21 13:00:00", "2026-12-02 09:00:00"]) {
      await travel(world, time);
      const sorted = (await list(world, "sort=price&price_min=7&price_max=10")).list.map(
        ({ price }) => price!,
      );
      expect(sorted.length).toBeGreaterThan(50);
      expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
      expect([sorted[0]! >= 7, sorted.at(-1)! <= 10]).toEqual([true, true]);
    }
  });
});

describe("the storewide price", () => {
  it("is 94 % to the 分 for everything in its zone, which is empty when it is over", async () => {
    const world = await mock.as("buyer");
    const { list: goods, total } = await list(world, "zone=welfare");
    expect(total).toBeGreaterThan(50);
    for (const { price, base_price: base, ladder_price: ladder } of goods) {
      expect(Math.round(price! * 100)).toBe(Math.floor((Math.round(base! * 100) * 94) / 100));
      expect(ladder).toEqual([]);
    }
    await world.control.clock.freeze("2026-12-01 00:00:00");
    expect((await list(world, "zone=welfare")).total).toBe(0);
  });
});

describe("controlled goods", () => {
  it.each(["kangning", "jimin", "deren", "antai", "ruikang", "hetai"])(
    "of the group %s are by one manufacturer and in their zone",
    async (url) => {
      const world = await mock.as("buyer");
      const { list: goods, total } = await list(world, `kx_url=${url}`);
      expect(total).toBeGreaterThan(4);
      expect(new Set(goods.map(({ sccj }) => sccj)).size).toBe(1);
      const zone = await list(world, `zone=kxzq&sccj=${encodeURIComponent(goods[0]!.sccj)}`);
      expect(zone.list.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        goods.map(({ id }) => id).toSorted((a, b) => a - b),
      );
    },
  );

  it("are none in an unknown group", async () => {
    expect((await list(await mock.as("buyer"), "kx_url=nobody")).total).toBe(0);
  });
});

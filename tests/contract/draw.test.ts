import { describe, expect, it } from "vitest";
import type { LotteryPrize } from "#generated/model/lotteryPrize.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const activity = { host: "activity" } as const;

const status = async (world: TestWorld) =>
  expectSuccess("getLotteryStatus", await world.get("/api/draw/simple", activity));
const draw = (world: TestWorld, id: number) => world.get<LotteryPrize>(`/api/draw?id=${id}`, activity);
const records = async (world: TestWorld) =>
  expectSuccess("listLotteryRecords", await world.get("/api/draw/record", activity));
const winners = async (world: TestWorld, id = 3) =>
  expectSuccess("listLotteryWinners", await world.get(`/api/draw/new_record?id=${id}`, activity));
const lottery = async (world: TestWorld, id = 3) =>
  expectSuccess("getLotteryActivity", await world.get(`/api/draw/${id}/activity`, activity));

describe("the lottery", () => {
  it("is open until the buyer has taken part, and returns the same prize however often it is drawn", async () => {
    const world = await mock.as("buyer");
    expect(await status(world)).toEqual({ is_join: 0, id: 3, name: "冬日抽奖" });
    expect((await lottery(world)).is_join).toBe(0);
    const prize = expectSuccess("drawLottery", await draw(world, 3));
    const { prizes, is_join: joined } = await lottery(world);
    expect(prizes).toContainEqual(prize);
    expect(joined).toBe(1);
    expect(await status(world)).toMatchObject({ is_join: 1, id: 3 });
    await world.control.clock.advance(60);
    expect(expectSuccess("drawLottery", await draw(world, 3))).toEqual(prize);
    const own = (await records(world)).filter(({ lottery_id: id }) => id === 3);
    expect(own).toMatchObject([
      { name: prize.name, remarks: prize.remarks, created_at: "2026-11-21 10:00:00" },
    ]);
  });

  it("returns the same prize in another world of the seed, and different ones to different buyers", async () => {
    const prizes = async (persona: string) => (await draw(await mock.as(persona), 3)).body.data.name;
    expect(await prizes("buyer")).toBe(await prizes("buyer"));
    const all = await Promise.all(
      ["buyer", "unsigned", "big", "branch", "newbie", "credit", "chain", "empty"].map(prizes),
    );
    expect(new Set(all).size).toBeGreaterThan(1);
  });

  it("is closed before it begins and after it has ended, but still returns the drawn prize", async () => {
    const world = await mock.as("buyer");
    for (const id of [2, 4]) expect((await lottery(world, id)).status).toBe(id === 2 ? 3 : 1);
    expectError(await draw(await mock.as("branch"), 2), 409);
    const early = await draw(world, 4);
    expectError(early, 409);
    expect(early.body.message).toBe("年终抽奖还没有开始，请在活动期间再来");
    expect(expectSuccess("drawLottery", await draw(world, 2)).name).toBe("谢谢参与");
    await world.control.clock.set("2026-12-01 09:59:59");
    await world.login("buyer");
    expect(await status(world)).toEqual({ is_join: 1, id: 0, name: "" });
    expectError(await draw(world, 3), 409);
    await world.control.clock.set("2026-12-01 10:00:00");
    expect(await status(world)).toMatchObject({ is_join: 0, id: 4 });
    expectSuccess("drawLottery", await draw(world, 4));
  });

  it("delivers goods in three days", async () => {
    const world = await mock.as("manager");
    const read = async () =>
      (await records(world)).map(({ lottery_id: id, name, status: at }) => [id, name, at]);
    expect(await read()).toEqual([
      [3, "上臂式电子血压计", 1],
      [2, "上臂式电子血压计", 2],
    ]);
    await world.control.clock.set("2026-11-23 16:31:00");
    expect((await read())[0]).toEqual([3, "上臂式电子血压计", 2]);
    await world.login("buyer");
    expect(await read()).toEqual([[2, "谢谢参与", 0]]);
  });

  it("credits vouchers and points within minutes", async () => {
    const given = new Set<string>();
    for (const persona of ["buyer", "unsigned", "big", "branch", "credit", "chain", "empty"]) {
      const world = await mock.as(persona);
      const own = async () => ({
        vouchers: (await world.get<{ total: number }>("/api/user/cash_voucher")).body.data.total,
        points: (await world.get<{ points: number }>("/api/user/points")).body.data.points,
      });
      const before = await own();
      const { name } = expectSuccess("drawLottery", await draw(world, 3));
      expect(await own()).toEqual(before);
      if (name !== "谢谢参与") {
        const [latest] = await winners(world);
        expect(latest).toMatchObject({ name, created_at: "2026-11-21 10:00:00" });
        expect(latest?.company).toMatch(/^.{2}\*{3}.{2}$/u);
      }
      await world.control.clock.advance(600);
      const after = await own();
      const [record] = await records(world);
      if (name.endsWith("现金券")) {
        expect([record?.status, after.vouchers, after.points]).toEqual([
          2,
          before.vouchers + 1,
          before.points,
        ]);
        given.add("voucher");
      } else if (name.endsWith("积分")) {
        expect([record?.status, after.vouchers, after.points]).toEqual([
          2,
          before.vouchers,
          before.points + 200,
        ]);
        given.add("points");
      } else {
        expect(after).toEqual(before);
      }
    }
    expect(given).toEqual(new Set(["voucher", "points"]));
  });

  it("lists masked winners, newest first, and adds new ones", async () => {
    const world = await mock.world();
    const before = await winners(world);
    expect(before).toHaveLength(20);
    const times = before.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0]! <= "2026-11-21 10:00:00").toBe(true);
    for (const { company, name } of before) {
      expect(company).toMatch(/^.{2}\*{3}.{2}$/u);
      expect(name).not.toBe("谢谢参与");
    }
    await world.control.clock.advance("2h");
    const after = await winners(world);
    expect(after[0]?.created_at).not.toBe(before[0]?.created_at);
    expect(after).toEqual(expect.arrayContaining(before.slice(0, 10)));
    expect(await winners(world, 4)).toEqual([]);
  });

  it("has prizes with pictures, rules, and ads around it", async () => {
    const world = await mock.world();
    const { prizes, rules, status: state } = await lottery(world);
    expect(state).toBe(2);
    expect(prizes.length).toBeGreaterThan(4);
    expect(rules).toContain("每位会员");
    expect(
      expectSuccess("listLotteryAds", await world.get("/api/draw/ads", activity)).length,
    ).toBeGreaterThan(0);
  });

  it("that does not exist is 404 in a path, 422 in a query, and requires a buyer to draw", async () => {
    const world = await mock.world();
    expectError(await draw(world, 3), 401);
    expectError(await world.get("/api/draw/99/activity", activity), 404);
    expectError(await world.get("/api/draw/new_record?id=99", activity), 422, ["id"]);
    expectError(await draw(await mock.as("buyer"), 99), 422, ["id"]);
  });
});

/**
 * Random lives of buyers: combinations, limits, vouchers, points, credit, returns and complaints, with the books kept
 * beside them to the 分 and to the piece. `npm run test:walks -- lives` lives more of them.
 */
import { expect, it } from "vitest";
import { isWhollyRefunded } from "#mock/domain/after-sale/rules/refunds.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { Buyer, type BuyerPlan } from "#scripts/traffic/buyer/buyer.ts";
import { markerOf } from "#scripts/traffic/buyer/marker.ts";
import { Tally } from "#scripts/traffic/buyer/tally.ts";
import { logIn } from "#scripts/traffic/flows/account.ts";
import { TRADE, liveOn } from "#scripts/traffic/flows/life.ts";
import { batches, extent } from "#tests/support/extent.ts";
import { actingMock } from "../support/acting-mock.ts";
import { audit, type Books, openBooks } from "../support/lives/audit.ts";
import type { TestWorld } from "../support/mock.ts";

const { mock, act } = actingMock();

const LIVES = extent(20, 500);
const STEPS_EACH = 60;
const PERSONAS = ["buyer", "manager", "chain", "credit"] as const;

/** A buyer who logs in again whenever the session may have ended. */
class Member extends Buyer {
  readonly #persona: string;
  constructor(plan: BuyerPlan, persona: string) {
    super(plan);
    this.#persona = persona;
  }

  override async wait(ms: number): Promise<void> {
    await super.wait(ms);
    await logIn(this, this.#persona);
  }
}

/** The number of events of each kind that the books record. */
type Seen = Record<
  "orders" | "sets" | "onCredit" | "canceled" | "refunds" | "compensations" | "whole",
  number
>;

function count(state: WorldState, userId: number, books: Books, seen: Seen): void {
  for (const order of state.orders.values()) {
    if (order.userId !== userId || books.before.has(order.id)) continue;
    seen.orders += 1;
    if (order.lines.some(({ goodsId }) => goodsId > 900_000)) seen.sets += 1;
    if (order.payMethod === 1) seen.onCredit += 1;
    if (order.status === 6) seen.canceled += 1;
    if (isWhollyRefunded(state, order)) seen.whole += 1;
    for (const one of state.returns.values())
      if (one.orderId === order.id && one.status === 5) seen.refunds += 1;
    for (const one of state.afterSales.values())
      if (one.orderId === order.id && one.compensation > 0) seen.compensations += 1;
  }
}

/** One life; returns what was wrong in its books, with the steps up to there. */
async function live(
  world: TestWorld,
  life: number,
  seen: Seen,
): Promise<{ wrong: string[]; past: string[] }> {
  const persona = PERSONAS[life % PERSONAS.length]!;
  const buyer = new Member(
    {
      urls: mock.urls,
      world: world.name,
      marker: markerOf(life, 0),
      seed: life,
      mockSeed: life,
      tally: new Tally(),
      faultShare: 0,
      isPlain: true,
    },
    persona,
  );
  await logIn(buyer, persona);
  const userId = await act(
    world,
    ({ users }) => [...users.values()].find(({ username }) => username === persona)!.id,
  );
  const books = await act(world, (state) => openBooks(state, userId));
  const past: string[] = [];
  for (let index = 0; index < STEPS_EACH; index += 1) {
    past.push(await liveOn(buyer, TRADE));
    const wrong = await act(world, (state) => audit(state, userId, books));
    if (wrong.length > 0) return { wrong, past };
  }
  await act(world, (state) => count(state, userId, books, seen));
  return { wrong: [], past: [] };
}

const seen: Seen = {
  orders: 0,
  sets: 0,
  onCredit: 0,
  canceled: 0,
  refunds: 0,
  compensations: 0,
  whole: 0,
};

it.each(batches(LIVES, 10))(
  "lives %i to %i keep money, stock, points, vouchers and limits",
  async (from, to) => {
    for (let life = from; life <= to; life += 1) {
      const world = await mock.world();
      const lived = await live(world, life, seen);
      await world.drop();
      expect({ life, ...lived }).toEqual({ life, wrong: [], past: [] });
    }
  },
);

// Lives in which nothing happens would keep their books trivially.
it("in those lives all happens that the books are about", () => {
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});

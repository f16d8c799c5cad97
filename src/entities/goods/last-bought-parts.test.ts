import { expect, test } from "vitest";
import { goodsForTest } from "./goods-for-test.ts";
import { lastBoughtParts } from "./last-bought-parts.ts";

const today = new Date(2026, 10, 21);
const bought = { bought: 1, last_price: 12.5, last_bought_at: "2026-11-03 14:10:00" } as const;

test.each([
  [bought, "买过 · 上次 ¥12.50 · 11-03"],
  [{ ...bought, last_bought_at: "2025-12-30 09:00:00" }, "买过 · 上次 ¥12.50 · 2025-12-30"],
  [{ ...bought, last_price: null }, "买过 · 11-03"],
  [{ bought: 0, last_price: null, last_bought_at: null }, ""],
] as const)("%j reads %s", (last, text) =>
  expect(lastBoughtParts(goodsForTest(last), today).join(" · ")).toBe(text),
);

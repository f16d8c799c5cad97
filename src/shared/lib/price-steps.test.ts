import { expect, test } from "vitest";
import { sumMoney } from "./money-math.ts";
import { type PriceLedger, priceSteps } from "./price-steps.ts";

const LEDGER: PriceLedger = {
  unit: "盒",
  rawPrice: 12.8,
  price: 12.5,
  number: 30,
  reduction: 8,
  gift: "体温计 ×3",
  extra: 17.7,
  shared: 35.03,
  couponShared: 15.01,
  paid: 349.67,
  reason: {
    ladder: "满 10 盒享 12.50 元",
    manjian: "每满 300 元减 8 元",
    shared: "满 1000 减 20",
    coupon: "新人券",
  },
};

test("steps lead from the base price to what is paid, to the 分", () => {
  const steps = priceSteps(LEDGER);
  expect(steps.map(({ name, change }) => [name, change])).toEqual([
    ["供货价", 384],
    ["阶梯", -9],
    ["满减", -8],
    ["换购", 17.7],
    ["分摊", -20.02],
    ["券", -15.01],
  ]);
  expect(sumMoney(steps.map(({ change }) => change))).toBe(LEDGER.paid);
  expect(steps[0]?.why).toBe("¥12.80 × 30 盒");
  expect(steps[1]?.why).toBe(LEDGER.reason.ladder);
});

test("steps that change nothing say why, and only a gift is left out where there is none", () => {
  const plain = {
    ...LEDGER,
    price: 12.8,
    reduction: 0,
    gift: "",
    extra: 0,
    shared: 0,
    couponShared: 0,
    paid: 384,
  };
  const steps = priceSteps(plain);
  expect(steps.map(({ name, change }) => [name, change])).toEqual([
    ["供货价", 384],
    ["阶梯", 0],
    ["满减", 0],
    ["分摊", 0],
    ["券", 0],
  ]);
  expect(steps.every(({ why }) => why !== "")).toBe(true);
});

import { expect, it } from "vitest";
import { inlineFacts } from "./inline-facts.ts";

const transform = inlineFacts().transform as (code: string) => string | undefined;
const HEAD = 'import { Flag, GoodsSort, type OrderStatus } from "#generated/enums.ts";\n';

it("writes values where the names of imported enums stand", () => {
  expect(transform(`${HEAD}const is = [a === Flag.Yes, GoodsSort.unit_price];`)).toBe(
    `${HEAD}const is = [a === 1, "unit_price"];`,
  );
});

it("leaves types, other names and whole enums as they are", () => {
  const code = `${HEAD}type No = typeof Flag.No;\nconst rest = [OrderStatus.Received, Object.values(Flag), Flag.length];`;
  expect(transform(code)).toBe(code);
  expect(transform("const is = Flag.Yes;")).toBeUndefined();
});

it("writes the terms of trade, but no part of them that is an object", () => {
  const head = 'import { terms } from "#generated/terms.ts";\n';
  const code = "const { arrival } = terms.delivery;\nconst text = `${terms.orders.pay_hours} 小时`;";
  expect(transform(`${head}${code}`)).toBe(`${head}${code.replace("terms.orders.pay_hours", "24")}`);
  expect(transform(`${head}const many = terms.orders.pay_hours.toFixed(1);`)).toContain("terms.orders");
});

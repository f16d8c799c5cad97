import { expect, it } from "vitest";
import { inlineEnums } from "./inline-enums.ts";

const transform = inlineEnums().transform as (code: string) => string | undefined;
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

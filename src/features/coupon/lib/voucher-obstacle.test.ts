import { expect, it } from "vitest";
import { voucherObstacle } from "./voucher-obstacle.ts";

const voucher = { threshold: 1000, starts_at: "2026-11-11 00:00:00", ends_at: "2026-11-30 23:59:59" };
const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`);

it.each([
  [1000, "2026-11-21", undefined],
  [999.99, "2026-11-21", "还差 ¥0.01"],
  [1000, "2026-11-10", "2026-11-11 00:00 起可用"],
  [1000, "2026-12-01", "已于 2026-11-30 23:59 过期"],
])("goods of %s on %s", (amount, day, reason) => {
  const obstacle = voucherObstacle(voucher, amount, at(day));
  if (reason === undefined) expect(obstacle).toBeUndefined();
  else expect(obstacle).toContain(reason);
});

import { AfterSaleType, Flag, ReturnReason } from "#generated/enums.ts";
import { same } from "../../api-client/checks/finding.ts";
import { type Flow, NO_RECORD } from "./steps.ts";

/** A buyer without after-sales service may neither return nor complain, whatever the order. */
export const afterSales: Flow = {
  id: "after-sales",
  name: { zh: "流程：没有售后权限", en: "flow: a buyer without after-sales service" },
  operations: ["getCurrentUser", "createReturn", "createAfterSale"],
  writes: true,
  async walk(steps) {
    const { data: user, exchange } = await steps.succeed("getCurrentUser");
    if (user?.is_AfterSale !== Flag.No) return;
    const lines = [{ order_line_id: NO_RECORD, number: 1 }];
    const returned = await steps.call("createReturn", {
      body: { order_id: NO_RECORD, reason: ReturnReason.Other, lines },
    });
    const { status } = returned.response;
    steps.equal(exchange, "data.is_AfterSale", status, 403, same("403"), "check-ignored");
    await steps.refused(
      "createAfterSale",
      "without is_AfterSale",
      { status: 403, rule: "check-ignored" },
      { body: { order_id: NO_RECORD, type: AfterSaleType.Other, describe: "契约检查" } },
    );
  },
};

import * as z from "zod/mini";
import {
  shipReturnBodyCompanyMax,
  shipReturnBodyTrackingNoRegExp,
} from "#generated/zod/after-sale/after-sale.zod.ts";

/** Validation of the return shipment; the limits are the contract's. */
export const shipBackRules = z.object({
  company: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "请输入物流公司"),
      z.maxLength(shipReturnBodyCompanyMax, `物流公司不超过 ${shipReturnBodyCompanyMax} 个字符`),
    ),
  tracking_no: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "请输入运单号"),
      z.regex(shipReturnBodyTrackingNoRegExp, "运单号为 6 到 30 位字母或数字"),
    ),
});

export type ShipBackValues = z.infer<typeof shipBackRules>;

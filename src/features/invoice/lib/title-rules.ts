import * as z from "zod/mini";
import {
  createInvoiceTitleBodyAddressMax,
  createInvoiceTitleBodyBankAccountMax,
  createInvoiceTitleBodyBankMax,
  createInvoiceTitleBodyEmailRegExp,
  createInvoiceTitleBodyPhoneMax,
  createInvoiceTitleBodyTaxNoRegExp,
  createInvoiceTitleBodyTitleMax,
  createInvoiceTitleBodyTitleMin,
} from "#generated/zod/invoice/invoice.zod.ts";
import { readTaxNumber } from "#src/shared/lib/written.ts";

/** Required for special invoices only. */
const SPECIAL = {
  bank: ["开户行", createInvoiceTitleBodyBankMax],
  bank_account: ["银行账号", createInvoiceTitleBodyBankAccountMax],
  address: ["注册地址", createInvoiceTitleBodyAddressMax],
  phone: ["注册电话", createInvoiceTitleBodyPhoneMax],
} as const;

const forSpecial = (field: keyof typeof SPECIAL) => {
  const [name, max] = SPECIAL[field];
  return z.string().check(z.trim(), z.maxLength(max, `${name}不超过 ${max} 个字符`));
};

/** Validation of an invoice title; limits and formats come from the contract. */
export const titleRules = z
  .object({
    kind: z.union([z.literal(1), z.literal(2)]),
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(createInvoiceTitleBodyTitleMin, "请填写抬头名称，与营业执照一致"),
        z.maxLength(
          createInvoiceTitleBodyTitleMax,
          `抬头名称不超过 ${createInvoiceTitleBodyTitleMax} 个字符`,
        ),
      ),
    tax_no: z
      .string()
      .check(
        z.overwrite(readTaxNumber),
        z.minLength(1, "请填写税号"),
        z.regex(createInvoiceTitleBodyTaxNoRegExp, "税号是 15 到 20 位数字或大写字母"),
      ),
    bank: forSpecial("bank"),
    bank_account: forSpecial("bank_account"),
    address: forSpecial("address"),
    phone: forSpecial("phone"),
    email: z.string().check(
      z.trim(),
      z.refine(
        (text) => text === "" || createInvoiceTitleBodyEmailRegExp.test(text),
        "邮箱格式不正确，如 name@example.com",
      ),
    ),
    is_default: z.boolean(),
  })
  .check(({ value, issues }) => {
    if (value.kind === 1) return;
    for (const [field, [name]] of Object.entries(SPECIAL))
      if (value[field as keyof typeof SPECIAL] === "")
        issues.push({ code: "custom", input: value, path: [field], message: `专用发票须填写${name}` });
  });

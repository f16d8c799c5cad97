import * as z from "zod/mini";
import {
  addVarietyRequestBodyNameMax,
  addVarietyRequestBodyNumberMax,
  addVarietyRequestBodyPhoneRegExp,
  addVarietyRequestBodyPriceMax,
  addVarietyRequestBodyRemarkMax,
  addVarietyRequestBodySccjMax,
  addVarietyRequestBodyYpggMax,
} from "#generated/zod/variety/variety.zod.ts";
import { requiredText } from "#src/shared/lib/required-text.ts";
import { plainText, readMobile } from "#src/shared/lib/written.ts";

const atMost = (name: string, max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `${name}不超过 ${max} 个字`));

/** Full-width digits count as digits. */
const figure = () =>
  z.pipe(
    z.string(),
    z.transform((text) => plainText(text).trim()),
  );

const isWhole = (text: string) =>
  /^\d{1,6}$/u.test(text) && Number(text) >= 1 && Number(text) <= addVarietyRequestBodyNumberMax;
const isPrice = (text: string) =>
  text === "" || (/^\d+(?:\.\d{1,2})?$/u.test(text) && Number(text) <= addVarietyRequestBodyPriceMax);

/** Validation of a request; limits and phone format come from the contract. */
export const varietyRules = z.object({
  name: requiredText("请填写通用名", "通用名", addVarietyRequestBodyNameMax, "个字"),
  ypgg: atMost("规格", addVarietyRequestBodyYpggMax),
  sccj: atMost("生产厂家", addVarietyRequestBodySccjMax),
  number: figure().check(z.refine(isWhole, `请填写 1 到 ${addVarietyRequestBodyNumberMax} 的整数`)),
  price: figure().check(z.refine(isPrice, "请填写金额，最多两位小数，或留空不填")),
  phone: z
    .pipe(z.string(), z.transform(readMobile))
    .check(z.refine((phone) => addVarietyRequestBodyPhoneRegExp.test(phone), "请填写 11 位手机号")),
  remark: atMost("备注", addVarietyRequestBodyRemarkMax),
});

import * as z from "zod/mini";
import {
  createAddressBodyDetailMax,
  createAddressBodyNameMax,
  createAddressBodyPhoneRegExp,
} from "#generated/zod/address/address.zod.ts";
import { requiredPattern, requiredText } from "#src/shared/lib/required-text.ts";
import { readPhone } from "#src/shared/lib/written.ts";

/** Validation of an address; limits and phone format come from the contract. */
export const addressRules = z.object({
  name: requiredText("请填写收货人", "收货人", createAddressBodyNameMax),
  phone: requiredPattern(
    "请填写联系电话",
    createAddressBodyPhoneRegExp,
    "请填写 11 位手机号，或区号加号码的座机，如 0571-88880000",
    readPhone,
  ),
  province: z.string().check(z.minLength(1, "请选择省份")),
  city: z.string().check(z.minLength(1, "请选择城市")),
  district: z.string(),
  detail: requiredText("请填写街道、门牌号", "详细地址", createAddressBodyDetailMax),
  is_default: z.boolean(),
});

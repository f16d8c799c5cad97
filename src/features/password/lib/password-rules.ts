import * as z from "zod/mini";
import {
  mobileRule,
  newPasswordRule,
  repetitionRule,
  sameTwice,
  smsCodeRule,
} from "#src/shared/verification/rules.ts";

/** Validation of the phone verification. */
export const proofRules = z.object({ phone: mobileRule, code: smsCodeRule });

export const resetRules = z
  .object({ password: newPasswordRule, repetition: repetitionRule })
  .check(sameTwice());

export type ResetValues = z.infer<typeof resetRules>;

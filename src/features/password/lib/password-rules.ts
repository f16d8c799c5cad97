import * as z from "zod/mini";
import { newPasswordRule, repetitionRule, sameTwice } from "#src/shared/verification/rules.ts";

export const resetRules = z
  .object({ password: newPasswordRule, repetition: repetitionRule })
  .check(sameTwice());

export type ResetValues = z.infer<typeof resetRules>;

import * as z from "zod/mini";
import { mobileRule, smsCodeRule } from "./rules.ts";

/** Validation of a mobile number and the code that was sent to it. */
export const proofRules = z.object({ phone: mobileRule, code: smsCodeRule });

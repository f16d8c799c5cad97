import * as z from "zod/mini";
import { acceptTeamInvitationBodyUsernameRegExp } from "#generated/zod/team/team.zod.ts";
import { requiredPattern } from "#src/shared/lib/required-text.ts";
import { plainText } from "#src/shared/lib/written.ts";
import { newPasswordRule, repetitionRule, sameTwice } from "#src/shared/verification/rules.ts";

/** Validation of an accepted invitation; formats come from the contract. */
export const invitationRules = z
  .object({
    username: requiredPattern(
      "请填写用户名",
      acceptTeamInvitationBodyUsernameRegExp,
      "用户名须为 4 至 20 位字母、数字或下划线，以字母开头",
      (written) => plainText(written).trim(),
    ),
    password: newPasswordRule,
    repetition: repetitionRule,
  })
  .check(sameTwice());

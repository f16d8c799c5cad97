import * as z from "zod/mini";
import { loginBodyPasswordMax, loginBodyUsernameMax } from "#generated/zod/user/user.zod.ts";
import { plainText } from "#src/shared/lib/written.ts";

/** Validation of the login form; limits come from the contract. Full-width letters are normalized. */
export const loginRules = z.object({
  username: z
    .string()
    .check(
      z.overwrite(plainText),
      z.trim(),
      z.minLength(1, "请输入用户名"),
      z.maxLength(loginBodyUsernameMax, `用户名不超过 ${loginBodyUsernameMax} 个字符`),
    ),
  password: z
    .string()
    .check(
      z.minLength(1, "请输入密码"),
      z.maxLength(loginBodyPasswordMax, `密码不超过 ${loginBodyPasswordMax} 个字符`),
    ),
});

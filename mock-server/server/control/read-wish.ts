import * as zod from "zod/mini";
import { InputError } from "#mock/input/input-error.ts";
import { currentLanguage, say } from "#mock/language/say.ts";

const LOCALES = { en: zod.locales.en().localeError, zh: zod.locales.zhCN().localeError };

/** A body as the setup adapter's contract has it. Throws InputError naming the first field that is not. */
export function readWish<T extends zod.ZodMiniType>(schema: T, body: unknown): zod.output<T> {
  const read = zod.safeParse(schema, body, { error: LOCALES[currentLanguage()] });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue && issue.path.length > 0 ? issue.path.join(".") : say("request body", "请求体");
  throw new InputError(`${where}: ${issue?.message ?? say("invalid", "无效")}`);
}

import { terms } from "#generated/terms.ts";

/** A code that was sent; `sentAt` in ms, `wrong` counts wrong entries. */
export type SentCode = { readonly code: string; readonly sentAt: number; readonly wrong?: number };

/** The SMS with a code. */
export const codeText = (purpose: string, code: string): string =>
  `您正在${purpose}，验证码 ${code}，${terms.login.code_minutes} 分钟内有效，请勿告知他人。`;

/** The lifetime of a code, in ms. */
const CODE_MS = terms.login.code_minutes * 60_000;

/** The fifth wrong entry voids a code: a million codes could otherwise be tried in its five minutes. */
const MOST_WRONG = 5;

const VOID = `验证码已输错 ${MOST_WRONG} 次而失效，请重新获取`;

/**
 * Why an entered code is wrong at a time (ms); undefined when it is right. Calls `keep` with the code after one more
 * wrong entry: the refusal must be one that keeps changes.
 */
export function codeProblem(
  sent: SentCode | undefined,
  entered: string,
  now: number,
  keep: (counted: SentCode) => void,
): string | undefined {
  if (!sent) return "请先获取验证码";
  const { wrong = 0 } = sent;
  if (now >= sent.sentAt + CODE_MS) return "验证码已过期，请重新获取";
  if (wrong >= MOST_WRONG) return VOID;
  if (sent.code === entered) return undefined;
  keep({ ...sent, wrong: wrong + 1 });
  return wrong + 1 >= MOST_WRONG ? VOID : "验证码不正确，请重新输入";
}

import { readFileSync } from "node:fs";
import { SetupError } from "../../api-client/setup-error.ts";

export type Account = { readonly username: string; readonly password: string };

/** The accounts of a file, a line each: username,password. Throws SetupError naming the line that is none. */
export function readAccounts(file: string): readonly Account[] {
  const lines = readFileSync(file, "utf8").split(/\r?\n/u);
  const accounts = lines.flatMap((line, index) => {
    if (line.trim() === "" || line.startsWith("#")) return [];
    const [, username, password] = /^([^,\s]+)\s*,\s*(\S+)\s*$/u.exec(line) ?? [];
    if (username !== undefined && password !== undefined) return [{ username, password }];
    throw new SetupError({
      zh: `${file} 第 ${index + 1} 行不是 用户名,密码`,
      en: `line ${index + 1} of ${file} is no username,password`,
    });
  });
  if (accounts.length === 0)
    throw new SetupError({ zh: `${file} 中没有账号`, en: `there is no account in ${file}` });
  return accounts;
}

/** The accounts that a mock has from the beginning. Throws SetupError for a server that is no mock. */
export async function askAccounts(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly Account[]> {
  const response = await fetch(`${baseUrl}/__mock__/personas`, { headers }).catch((error: Error) => {
    throw new SetupError({
      zh: `连不上 ${baseUrl}`,
      en: `${baseUrl} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    });
  });
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const personas = (body as { personas?: Account[] } | undefined)?.personas;
  if (!personas)
    throw new SetupError({
      zh: "缺少 --accounts",
      en: "--accounts is missing: a file with a line username,password for each buyer that may order",
    });
  return personas.map(({ username, password }) => ({ username, password }));
}

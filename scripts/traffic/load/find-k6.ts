import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { SetupError } from "../../api-client/setup-error.ts";

/**
 * The k6 of the environment variable K6, on the PATH, or where `go install` puts it. Throws SetupError with how to get
 * it.
 */
export function findK6(env: NodeJS.ProcessEnv = process.env): string {
  const { K6, PATH = "", GOBIN, GOPATH = join(env["HOME"] ?? homedir(), "go") } = env;
  const folders = [...PATH.split(delimiter), GOBIN, join(GOPATH, "bin")];
  const found = [K6, ...folders.map((folder) => folder && join(folder, "k6"))].find(
    (file) => file !== undefined && file !== "" && isExecutable(file),
  );
  if (found) return found;
  throw new SetupError({
    zh: "没有找到 k6：go install go.k6.io/k6@latest（或用环境变量 K6 指明）",
    en: "k6 is not found; get it by: go install go.k6.io/k6@latest (or name it in the environment variable K6)",
  });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The status that curl gets: a client in no language. */
export async function curlStatus(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("curl", [
    "-s",
    "-o",
    "/dev/null",
    "-w",
    "%{http_code}",
    ...args,
  ]);
  return stdout;
}

import { join } from "node:path";
import { installTools } from "../../support/install-tools.ts";
import { readJsonFrom } from "./processes.ts";

type Report = {
  readonly requests: { readonly average: number; readonly total: number };
  readonly "2xx": number;
  readonly non2xx: number;
  readonly errors: number;
};

const AUTOCANNON = join(await installTools("autocannon"), "node_modules/autocannon/autocannon.js");
const CONNECTIONS = "10";

/** Requests per second of one URL, for some seconds or a number of requests. Every response must be a success. */
export async function load(url: string, limit: { seconds: number } | { requests: number }): Promise<number> {
  const amount = "seconds" in limit ? ["-d", String(limit.seconds)] : ["-a", String(limit.requests)];
  const report = await readJsonFrom<Report>([AUTOCANNON, "--json", "-c", CONNECTIONS, ...amount, url]);
  if (report.errors > 0 || report.non2xx > 0 || report["2xx"] === 0)
    throw new Error(`${url}: ${report.non2xx} refusals and ${report.errors} errors under load`);
  return report.requests.average;
}

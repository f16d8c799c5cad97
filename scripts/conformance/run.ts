import type { ConformanceOptions } from "./options.ts";
import type { Report } from "./report.ts";
import { SetupError } from "./setup-error.ts";

/**
 * Calls a server and judges what it answers. Rejects with SetupError when nothing can be judged; a violation is no
 * error but a failure of the report.
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  await Promise.resolve();
  throw new SetupError({ zh: `尚无法判断 ${options.baseUrl}`, en: `cannot judge ${options.baseUrl} yet` });
}

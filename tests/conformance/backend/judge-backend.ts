import type { ConformanceOptions } from "#scripts/conformance/options.ts";
import type { Report } from "#scripts/conformance/report.ts";
import { runConformance } from "#scripts/conformance/run.ts";
import type { startBackend } from "./backend.ts";

type Backend = Pick<Awaited<ReturnType<typeof startBackend>>, "url">;

export type JudgeOptions = Partial<ConformanceOptions> & {
  /** True to use the backend's setup adapter as well. */
  readonly setup?: boolean;
};

/** The report on a backend, with its two buyers. */
export const judgeBackend = ({ url }: Backend, { setup, ...options }: JudgeOptions = {}): Promise<Report> =>
  runConformance({
    baseUrl: url,
    activityUrl: url,
    ...(setup === true && { setupUrl: `${url}/setup` }),
    user: "alice",
    password: "secret-of-alice",
    otherUser: "bob",
    otherPassword: "secret-of-bob",
    allowWrites: true,
    seed: 1,
    language: "en",
    ...options,
  });

/** `npm run bench`: the benchmarks one after the other, so that they do not compete for the CPU, or the named one. */
import { runSubcommand, type Subcommands } from "../support/subcommands.ts";

const benchmarks: Subcommands = {
  mock: {
    about: "requests per second beside other mock servers, start, memory, search and worlds",
    run: () => import("./mock.ts"),
  },
  web: {
    about: "size of each page, lists, a cart of 3,000 lines, Lighthouse; or the parts that are named",
    run: () => import("./web.ts"),
  },
};

if (process.argv.length > 2) await runSubcommand("bench", benchmarks);
else for (const { run } of Object.values(benchmarks)) await run();

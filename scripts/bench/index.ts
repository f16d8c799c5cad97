/** `npm run bench -- mock` and `npm run bench -- web`. */
import { runSubcommand } from "../support/subcommands.ts";

await runSubcommand("bench", {
  mock: {
    about: "requests per second beside other mock servers, start, memory, search and worlds",
    run: () => import("./mock.ts"),
  },
  web: {
    about: "size of each page, lists, a cart of 3,000 lines, Lighthouse; or the parts that are named",
    run: () => import("./web.ts"),
  },
});

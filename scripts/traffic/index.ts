/** `npm run traffic -- soak`, `fuzz` and `load`: traffic by profile. */
import { exitWith } from "../api-client/arguments.ts";
import { runSubcommand } from "../support/subcommands.ts";

type Profile = { readonly HELP: string; readonly run: (args: string[]) => Promise<number> };

const start = (load: () => Promise<Profile>) => () =>
  exitWith(async () => {
    const { HELP, run } = await load();
    const args = process.argv.slice(2);
    if (!args.includes("--help")) return run(args);
    console.log(HELP);
    return 0;
  }, "en");

await runSubcommand("traffic", {
  fuzz: {
    about: "bad input of every kind to each operation of the mock",
    run: start(() => import("./fuzz/index.ts")),
  },
  load: {
    about: "hundreds of buyers at once on any backend, with k6",
    run: start(() => import("./load/index.ts")),
  },
  soak: {
    about: "buyers who live at random on the mock for minutes or hours, with faults",
    run: start(() => import("./soak/index.ts")),
  },
});

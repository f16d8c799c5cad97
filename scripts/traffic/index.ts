/** `npm run soak`, `npm run fuzz` and `npm run load`: traffic by profile. */
import { exitWith, misuse } from "../api-client/arguments.ts";

const PROFILES = {
  soak: () => import("./soak/index.ts"),
  fuzz: () => import("./fuzz/index.ts"),
  load: () => import("./load/index.ts"),
};

await exitWith(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const known = Object.keys(PROFILES).join(", ");
  if (!Object.hasOwn(PROFILES, name)) throw misuse(`没有 ${name}：${known}`, `no profile ${name}: ${known}`);
  const { HELP, run } = await PROFILES[name as keyof typeof PROFILES]();
  if (!args.includes("--help")) return run(args);
  console.log(HELP);
  return 0;
}, "en");

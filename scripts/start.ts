/**
 * `npm start`: the mock on 4010 to 4012 and the built shop on 5173. `npm run dev` (--dev): the same with hot reload of
 * the shop and of the mock, whose worlds survive it. `--api` uses a backend instead of the mock. `--help` describes how
 * to change the ports.
 */
import { printable, surviveClosedOutput } from "#api-spec/kit/terminal.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { controlToken } from "#mock/node/access.ts";
import { announce } from "./start/announce.ts";
import { BuildError, startBuilt } from "./start/built.ts";
import { checkBackend } from "./start/check-backend.ts";
import { startDev } from "./start/dev.ts";
import { HELP, readStartOptions, shopUrl } from "./start/options.ts";
import { readEnv } from "./start/read-env.ts";
import { reportTakenPorts } from "./start/taken-ports.ts";
import { onInterrupt } from "./support/on-interrupt.ts";

const closers: (() => Promise<void>)[] = [];
const closeAll = () => Promise.allSettled(closers.map((close) => close()));

surviveClosedOutput();
try {
  const isDev = process.argv.includes("--dev");
  const env = await readEnv(isDev ? "development" : "production");
  const options = readStartOptions(undefined, env);
  if (options === undefined) console.log(say(...HELP));
  else {
    if (await reportTakenPorts(options)) process.exit(1);
    onInterrupt(async () => {
      console.log(say("\nStopping …", "\n正在停止 …"));
      await closeAll();
    }, 0);
    // The mock's thread or process takes it from here.
    controlToken();
    await (options.dev ? startDev(options, closers) : startBuilt(options, closers));
    announce(options);
    const { api, isBackend } = options;
    if (isBackend) {
      const { VITE_API_MAIN: other = api.main } = env;
      if (other !== api.main)
        console.error(
          say(
            `! VITE_API_MAIN=${other} is not used: --api is given`,
            `! VITE_API_MAIN=${other} 不起作用：已指定 --api`,
          ),
        );
      for (const fault of await checkBackend(api, shopUrl(options))) console.error(`! ${printable(fault)}`);
    }
  }
} catch (error) {
  await closeAll();
  const isKnown = error instanceof InputError || error instanceof BuildError;
  const problem = isKnown
    ? error.message
    : `${say("cannot start", "无法启动")}: ${String((error as Error).stack ?? error)}`;
  console.error(`✗ ${problem}`);
  process.exit(1);
}

/** `npm run mock`: the mock server on three ports. Prints one line if it cannot start. */
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { ContractError } from "./contract/contract-error.ts";
import { InputError } from "#mock/input/check-fields.ts";
import { HELP, readOptions } from "./read-options.ts";
import { findScenario } from "./scenarios/index.ts";
import type { MockOptions } from "./server/app.ts";
import { StateFileError } from "./server/saved/load-state.ts";
import type { MockServer } from "./server/serve.ts";

/** The compile cache, which saves about a fifth of the next start. */
const COMPILED = fileURLToPath(new URL("../.cache/compiled", import.meta.url));
const KNOWN = [InputError, ContractError, StateFileError];

/** Loads either the whole server, or in development the loader that reloads it (Vite). */
async function start(options: MockOptions): Promise<MockServer> {
  if (!options.watch) return (await import("./server/start.ts")).startMockServer(options);
  return (await import("./watch/start-watched.ts")).startWatched(options);
}

/** The error for users; unexpected errors keep their stack. */
function describe(error: unknown): string {
  // Compared by name, because watched code has its own copies of the classes.
  if (KNOWN.some(({ name }) => (error as Error).constructor.name === name)) return (error as Error).message;
  const { code, message, port, address, stack } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === "EADDRINUSE") return `端口 ${port} 已被占用，请先停止占用它的程序，或用 --port 换一个`;
  if (code === "EACCES") return `没有权限监听端口 ${port}`;
  if (code === "EADDRNOTAVAIL") return `--host ${address} 不是本机的地址`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `--host 找不到这个主机名（${message}）`;
  return stack ?? message;
}

function announce({ urls }: MockServer, { scenario, state, upstreams = {} }: MockOptions): void {
  console.log(`模拟服务已启动：主站 ${urls.main} 活动 ${urls.activity} 客服 ${urls.chat}（Ctrl-C 停止）`);
  for (const [host, url] of Object.entries(upstreams)) console.log(`转发：${host} → ${url}`);
  if (scenario !== undefined) {
    const { title, persona } = findScenario(scenario);
    console.log(
      `场景：${title}${persona === null ? "（未登录）" : `（请以 ${persona} 登录，密码 demo1234）`}`,
    );
  }
  if (state !== undefined) console.log(`状态文件：${state}`);
  console.log(`面板：${urls.main}/__mock__/\n接口参考：${urls.main}/__mock__/docs`);
}

try {
  const options = readOptions();
  if (options === undefined) console.log(HELP);
  else {
    enableCompileCache(COMPILED);
    const server = await start(options);
    announce(server, options);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
  }
} catch (error) {
  console.error(`✗ ${describe(error)}`);
  process.exitCode = 1;
}

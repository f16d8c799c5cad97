/** `npm run mock`: the mock server on three ports. Prints one line if it cannot start. */
import module from "node:module";
import { fileURLToPath } from "node:url";
import { printableLines, surviveClosedOutput } from "#api-spec/kit/terminal.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { certificateFile } from "#mock/node/certificate.ts";
import { addressAt, namesOnNetwork } from "#mock/node/network.ts";
import type { MockServer } from "#mock/node/serve.ts";
import { StateFileError } from "#mock/node/state-file/load-state.ts";
import { ContractError } from "./contract/contract-error.ts";
import { HELP } from "./help.ts";
import { panelLink } from "./node/access.ts";
import type { StartOptions } from "./node/start.ts";
import { readOptions } from "./read-options.ts";
import { findScenario } from "./scenarios/index.ts";

/** The compile cache, which saves about a fifth of the next start. */
const COMPILED = fileURLToPath(new URL("../.cache/compiled", import.meta.url));
const KNOWN = [InputError, ContractError, StateFileError];

type RunningMock = Pick<MockServer, "urls" | "close">;

/** Loads the whole server, or in development the loader that reloads it (Vite). */
async function start(options: StartOptions): Promise<RunningMock> {
  if (!options.watch) return (await import("#mock/node/start.ts")).startMockServer(options);
  return (await import("./watch/start-watched.ts")).startWatched(options);
}

/** Prints the error for users; unexpected errors keep their stack. */
const report = (error: unknown) => console.error(`✗ ${printableLines(describe(error))}`);

function describe(error: unknown): string {
  // Compared by name, because watched code has its own copies of the classes.
  if (KNOWN.some(({ name }) => (error as Error).constructor.name === name)) return (error as Error).message;
  const { code, message, port, address, stack, syscall } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === "EADDRINUSE")
    return say(
      `port ${port} is in use: stop the program that uses it, or choose another with --port`,
      `端口 ${port} 已被占用：请停止占用它的程序，或用 --port 换一个端口`,
    );
  if (code === "EACCES") return say(`no permission to listen on port ${port}`, `没有权限监听端口 ${port}`);
  if (code === "EADDRNOTAVAIL")
    return say(`--host ${address} is not an address of this machine`, `--host ${address} 不是本机的地址`);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return say(`--host: host name not found (${message})`, `--host：找不到主机名（${message}）`);
  // The system's own words, such as those of a full disk.
  return syscall === undefined ? (stack ?? message) : message;
}

/** Exits even if something cannot be written, such as the state file on a full disk. */
function endWith(error: unknown): never {
  report(error);
  process.exit(1);
}

/** Prints how other machines reach the mock, if they can. */
function announceNetwork({ urls }: RunningMock, { host, control }: StartOptions): void {
  for (const name of namesOnNetwork(host)) {
    const main = addressAt(name, urls.main);
    console.log(say(`On the network: ${main}`, `局域网地址：${main}`));
    if (control)
      console.log(
        say(
          `Panel from other machines: ${panelLink(main)} (the token is for whoever may see all and change all)`,
          `其他机器上的控制台：${panelLink(main)}（持有令牌者可查看和修改一切）`,
        ),
      );
  }
}

function announce(mock: RunningMock, options: StartOptions): void {
  const { urls } = mock;
  const { contract, overlays = [], scenario, state, https, control, upstreams = {} } = options;
  console.log(
    say(
      `Mock server started: main ${urls.main} activity ${urls.activity} chat ${urls.chat} (Ctrl-C stops it)`,
      `Mock 服务已启动：主站 ${urls.main} 活动站 ${urls.activity} 客服站 ${urls.chat}（按 Ctrl-C 停止）`,
    ),
  );
  for (const [host, url] of Object.entries(upstreams))
    console.log(say(`Forwarding: ${host} → ${url}`, `转发：${host} → ${url}`));
  const files = [contract, ...overlays].filter((file) => file !== undefined);
  if (files.length > 0) console.log(say(`Contract: ${files.join(" + ")}`, `契约：${files.join(" + ")}`));
  if (scenario !== undefined) {
    const { title, persona } = findScenario(scenario);
    console.log(
      persona === null
        ? say(`Scenario: ${say(...title)} (not logged in)`, `场景：${say(...title)}（未登录）`)
        : say(
            `Scenario: ${say(...title)} (log in as ${persona}, password demo1234)`,
            `场景：${say(...title)}（用 ${persona} 登录，密码 demo1234）`,
          ),
    );
  }
  if (state !== undefined) console.log(say(`State file: ${state}`, `状态文件：${state}`));
  if (https)
    console.log(
      say(
        `Certificate: ${certificateFile(https.folder)} (accept it once in the browser; NODE_EXTRA_CA_CERTS=… for programs)`,
        `证书：${certificateFile(https.folder)}（浏览器中接受一次即可；程序用 NODE_EXTRA_CA_CERTS=…）`,
      ),
    );
  announceNetwork(mock, options);
  console.log(
    control
      ? say(
          `Panel: ${urls.main}/__mock__/\nAPI reference: ${urls.main}/__mock__/docs`,
          `控制台：${urls.main}/__mock__/\n接口文档：${urls.main}/__mock__/docs`,
        )
      : say("No panel and no control API (--no-control)", "没有控制台和控制接口（--no-control）"),
  );
}

surviveClosedOutput();
try {
  const options = readOptions();
  // Node 20, on which the packed mock runs too, has none.
  if ("enableCompileCache" in module) module.enableCompileCache(COMPILED);
  if (options === undefined) console.log(say(...HELP));
  else {
    const server = await start(options);
    // Before it is announced: whoever reads that may stop it at once.
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0), endWith));
    }
    announce(server, options);
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}

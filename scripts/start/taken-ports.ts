import { isPortFree, portHolder } from "../support/ports.ts";

/** Port of the shop; that of the mock's main host. Its activity and chat hosts follow on the next two. */
export const WEB_PORT = 5173;
export const MOCK_PORT = 4010;

const PORTS = {
  [MOCK_PORT]: "模拟接口",
  [MOCK_PORT + 1]: "活动接口",
  [MOCK_PORT + 2]: "客服接口",
  [WEB_PORT]: "商城",
};

/** The line that tells of a taken port, with its holder where the system names it. */
export function takenPortLine(port: number): string {
  const holder = portHolder(port);
  const what = PORTS[port as keyof typeof PORTS] ?? "服务";
  return `✗ 端口 ${port}（${what}）已被${holder ? ` ${holder} ` : "其他程序"}占用，请先停止它，再重新运行`;
}

/** Prints one line for each port that is taken. True if there was one. */
export async function reportTakenPorts(): Promise<boolean> {
  let taken = false;
  for (const port of Object.keys(PORTS).map(Number)) {
    if (await isPortFree(port)) continue;
    console.error(takenPortLine(port));
    taken = true;
  }
  return taken;
}

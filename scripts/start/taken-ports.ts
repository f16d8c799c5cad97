import { isPortFree, portHolder } from "../support/ports.ts";
import type { StartOptions } from "./options.ts";

type Ports = Pick<StartOptions, "mockPort" | "webPort">;

/** The line that tells of a taken port, with its holder where the system names it. */
export function takenPortLine(port: number, ports: Ports): string {
  const [what = "服务", flag] = usesOf(ports).find(([, , own]) => own === port) ?? [];
  const holder = portHolder(port);
  return `✗ 端口 ${port}（${what}）已被${holder ? ` ${holder} ` : "其他程序"}占用，请先停止它，或用 ${flag} 换一个`;
}

/** Prints one line for each port that is taken. True if there was one. */
export async function reportTakenPorts(ports: Ports): Promise<boolean> {
  let taken = false;
  for (const [, , port] of usesOf(ports)) {
    if (await isPortFree(port)) continue;
    console.error(takenPortLine(port, ports));
    taken = true;
  }
  return taken;
}

/** What each port is for, and which option moves it. */
const usesOf = ({ mockPort, webPort }: Ports) =>
  [
    ["模拟接口", "--mock-port", mockPort],
    ["活动接口", "--mock-port", mockPort + 1],
    ["客服接口", "--mock-port", mockPort + 2],
    ["商城", "--web-port", webPort],
  ] as const;

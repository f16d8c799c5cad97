import { say } from "#mock/language/say.ts";
import { isPortFree, portHolder } from "../support/ports.ts";
import type { StartOptions } from "./options.ts";

type Ports = Pick<StartOptions, "mockPort" | "webPort" | "isBackend">;

/** The message for a taken port, with its process if the system reports it. */
export function takenPortLine(port: number, ports: Ports): string {
  const [what = say("server", "服务"), flag] = usesOf(ports).find(([, , used]) => used === port) ?? [];
  const holder = portHolder(port);
  return say(
    `✗ port ${port} (${what}) is used by ${holder ?? "another program"}: stop it, or choose another with ${flag}`,
    `✗ 端口 ${port}（${what}）已被${holder ?? "其他程序"}占用：请停止它，或用 ${flag} 换一个端口`,
  );
}

/** Prints one line for each taken port. Returns whether there was any. */
export async function reportTakenPorts(ports: Ports): Promise<boolean> {
  let taken = false;
  for (const [, , port] of usesOf(ports)) {
    if (await isPortFree(port)) continue;
    console.error(takenPortLine(port, ports));
    taken = true;
  }
  return taken;
}

/** Returns the purpose of each port, and the option that changes it. */
const usesOf = ({ mockPort, webPort, isBackend }: Ports): [what: string, flag: string, port: number][] => [
  ...(isBackend ? [] : usesOfMock(mockPort)),
  [say("shop", "商城"), "--web-port", webPort],
];

const usesOfMock = (port: number): [what: string, flag: string, port: number][] => [
  [say("mock", "Mock 服务"), "--mock-port", port],
  [say("activity API", "活动站"), "--mock-port", port + 1],
  [say("chat API", "客服站"), "--mock-port", port + 2],
];

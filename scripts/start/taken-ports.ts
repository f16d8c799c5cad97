import { isPortFree, portHolder } from "../support/ports.ts";
import type { StartOptions } from "./options.ts";

type Ports = Pick<StartOptions, "mockPort" | "webPort">;

/** The message for a taken port, with its process if the system reports it. */
export function takenPortLine(port: number, ports: Ports): string {
  const [what = "server", flag] = usesOf(ports).find(([, , own]) => own === port) ?? [];
  const holder = portHolder(port);
  return `✗ port ${port} (${what}) is used by ${holder ?? "another program"}: stop it, or choose another with ${flag}`;
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

/** What each port is for, and the option that changes it. */
const usesOf = ({ mockPort, webPort }: Ports) =>
  [
    ["mock", "--mock-port", mockPort],
    ["activity API", "--mock-port", mockPort + 1],
    ["chat API", "--mock-port", mockPort + 2],
    ["shop", "--web-port", webPort],
  ] as const;

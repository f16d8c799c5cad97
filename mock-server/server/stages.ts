import { setTimeout as sleep } from "node:timers/promises";
import type { Routed } from "#mock/contract/router.ts";
import type { Answer } from "#mock/contract/validate-output.ts";
import type { Fault } from "#mock/faults/fault.ts";
import { faultFromHeaders } from "#mock/faults/fault-headers.ts";
import { errorAnswer } from "./answers.ts";
import type { App } from "./app.ts";
import type { Call } from "./call.ts";
import { readCookie } from "./cookies.ts";
import type { World } from "./world.ts";
import { DEFAULT_WORLD, checkWorldName } from "./worlds.ts";

/** World: by header, else by cookie. */
export function pickWorld(app: App, { request: { headers } }: Call): World {
  const asked = headers["x-mock-world"] ?? readCookie(headers.cookie, "mock_world");
  return app.worlds.get(asked === undefined ? DEFAULT_WORLD : checkWorldName(String(asked)));
}

/** Fault plan: what the request asks for itself, else what is planned in its world, with its number. */
export function planFault(
  { request, operation, method, target }: Call,
  world: World,
): { fault?: Fault; id: number | null } {
  const asked = faultFromHeaders(request.headers);
  if (asked) return { fault: asked, id: null };
  const { path } = target;
  return (
    world.faults.choose({ operationId: operation?.id, tag: operation?.tag, path, method }) ?? { id: null }
  );
}

/** The answer to an address that is no operation. */
export function notRoutedAnswer({ host, method }: Call, routed: Exclude<Routed, { kind: "found" }>): Answer {
  switch (routed.kind) {
    case "wrong-method": {
      const { allow } = routed;
      return errorAnswer(405, `此接口不支持 ${method}，可用 ${allow}`, { headers: { allow } });
    }
    case "wrong-host":
      return errorAnswer(404, `此接口不在 ${host} 主机，而在 ${routed.host} 主机`);
    default:
      return errorAnswer(404, "没有这个接口");
  }
}

/** Waits as the server's latency and the fault say. */
export async function wait({ latency }: App, world: World, fault: Fault | undefined): Promise<void> {
  const ms = draw(world, latency) + draw(world, fault?.delay);
  if (ms > 0) await sleep(ms, undefined, { ref: false });
}

function draw(world: World, range: number | readonly [number, number] | undefined): number {
  if (range === undefined || typeof range === "number") return range ?? 0;
  const [from, to] = range;
  return from + Math.floor(world.random() * (to - from + 1));
}

/** Whether the fault takes the place of the handler. */
export function stopsHandler(fault: Fault | undefined): fault is Fault {
  if (!fault || fault.kind === "delay" || fault.kind === "slow-drip") return false;
  return fault.when !== "after";
}

import type { Operation } from "../../api-client/contract/operation.ts";
import type { Run } from "./run.ts";

type LearnRun = Pick<Run, "contract" | "caller" | "presence">;

const MADE_UP = "no_such_record";

/**
 * If a server lacks `/order/count`, its route `/order/{id}` responds instead. Requests a made-up id from such
 * neighbors once, so that their refusal is not mistaken for the missing operation's. Only for reads. Throws
 * Interrupted.
 */
export async function learnNeighbors(run: LearnRun, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) {
    const address = run.caller.addressOf(operation.host);
    const neighbor = run.contract.operations.find((each) => fitsAsWell(each, operation));
    if (!neighbor || address === undefined) continue;
    const others = segmentsOf(neighbor.path);
    const segments = segmentsOf(operation.path);
    const path = segments.map((segment, index) => (segment === others[index] ? segment : MADE_UP));
    const { response } = await run.caller.open(operation, `${address}${path.join("/")}`, "buyer");
    const replaced = segments.filter((segment, index) => segment !== others[index]);
    run.presence.learnNeighbor(operation, replaced, MADE_UP, response);
  }
}

const segmentsOf = (path: string): readonly string[] => path.split("/");
const isId = (segment: string): boolean => segment.startsWith("{");

function fitsAsWell(neighbor: Operation, { id, method, host, path, writes }: Operation): boolean {
  if (neighbor.id === id || neighbor.method !== method || neighbor.host !== host || writes) return false;
  const [segments, others] = [segmentsOf(path), segmentsOf(neighbor.path)];
  return (
    segments.length === others.length &&
    segments.every((segment, index) => {
      const other = others[index] ?? "";
      return segment === other || (isId(other) && !isId(segment));
    })
  );
}

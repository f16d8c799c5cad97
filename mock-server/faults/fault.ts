import type { Fault } from "#generated/control/model/fault.ts";
import type { FaultKind } from "#generated/control/model/faultKind.ts";

export type {
  Fault,
  FaultKind,
  FaultMatch,
  FaultRule,
  FieldValues,
  PatchOperation,
  PlannedFault,
} from "#generated/control/model/index.ts";

/** For the log: `status 500`, `hang after`. */
export function describeFault(fault: Fault): string {
  const words: string[] = [fault.kind];
  if (fault.status !== undefined) words.push(String(fault.status));
  if (fault.delay !== undefined) words.push(`${[fault.delay].flat().join("..")}ms`);
  if (fault.when === "after") words.push("after");
  return words.join(" ");
}

/** True if a fault replaces the handler; otherwise it changes the handler's response. */
export const replacesResponse = ({ kind, when }: Fault): boolean =>
  !CHANGES_RESPONSE.includes(kind) && when !== "after";

const CHANGES_RESPONSE: readonly FaultKind[] = ["delay", "slow-drip", "patch", "documented-only"];

import type { Fault } from "#generated/control/model/fault.ts";
import type { FaultKind } from "#generated/control/model/faultKind.ts";
import { checkComponent } from "#mock/control-api/check-by-contract.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";

/** The fields without which a kind of fault means nothing. */
const NEEDED: Readonly<Partial<Record<FaultKind, "status" | "patch" | "delay">>> = {
  status: "status",
  answer: "status",
  patch: "patch",
  delay: "delay",
};

/** Reads a fault that does not come by the control API. Throws InputError. */
export function readFault(value: unknown): Fault {
  checkComponent("Fault", ["fault", "fault"], value);
  checkFault(value as Fault);
  return value as Fault;
}

/** Checks what the schema of a fault does not say. Throws InputError. */
export function checkFault(fault: Fault): void {
  const { kind, delay, patch = [] } = fault;
  const needed = NEEDED[kind];
  if (needed !== undefined && fault[needed] === undefined)
    throw new InputError(
      say(`fault: kind ${kind} needs a ${needed}`, `fault：kind 为 ${kind} 时需要 ${needed}`),
    );
  const [least = 0, most = least] = [delay ?? 0].flat();
  if (least > most)
    throw new InputError(
      say(
        "fault: the first number of delay must not be above the second",
        "fault：delay 的第一个数不能大于第二个数",
      ),
    );
  // The response would double with each such operation.
  if (patch.some(({ op, path, from }) => (op === "move" || op === "copy") && path.startsWith(`${from}/`)))
    throw new InputError(
      say("fault: patch must not put a value into itself", "fault：patch 不能把值放进它自己"),
    );
}

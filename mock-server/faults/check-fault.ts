import type { Fault } from "#generated/control/model/fault.ts";
import type { FaultKind } from "#generated/control/model/faultKind.ts";
import type { FaultRule } from "#generated/control/model/faultRule.ts";
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

/** The faults of a rule. Throws InputError for a rule without one, or with both ways to name them. */
export function faultsOf({ fault, sequence, times }: FaultRule): readonly Fault[] {
  if ((fault === undefined) === (sequence === undefined))
    throw new InputError(
      say("rule: give either a fault or a sequence", "规则：fault 和 sequence 必须且只能有一个"),
    );
  if (sequence && times !== undefined)
    throw new InputError(
      say(
        "rule: times is for a fault; a sequence ends by itself",
        "规则：times 只用于 fault；sequence 会自行结束",
      ),
    );
  return (sequence ?? [fault]).filter((each) => each != null);
}

/** They are those of the connection, not of the response. */
const OF_CONNECTION = ["connection", "content-length", "transfer-encoding", "content-encoding"];

/** Checks what the schema of a fault does not say. Throws InputError. */
export function checkFault(fault: Fault): void {
  const { kind, delay, patch = [], headers = {} } = fault;
  const wrong = Object.keys(headers).find(
    (name) => kind !== "answer" || OF_CONNECTION.includes(name.toLowerCase()),
  );
  if (wrong !== undefined)
    throw new InputError(
      say(
        `fault: headers of kind ${kind} cannot have ${wrong}`,
        `fault：kind 为 ${kind} 时 headers 不能有 ${wrong}`,
      ),
    );
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

import type { Operation } from "../api-client/contract/operation.ts";
import { baseInput } from "../api-client/generate/base-input.ts";
import { COMPARISONS } from "./comparisons/index.ts";
import { arrangedFlows } from "./flows/arranged/flows.ts";
import { flowsOf } from "./flows/flows.ts";
import { session } from "./flows/session.ts";
import type { Flow } from "./flows/steps.ts";
import { canWalk, walkFlow } from "./flows/walk-flow.ts";
import { probeCors } from "./probes/cors.ts";
import { probeFilter } from "./probes/filter.ts";
import { probeForeignPage } from "./probes/foreign-page.ts";
import { probeForeignReference } from "./probes/foreign-reference.ts";
import { probeForeignId, probeForeignList } from "./probes/foreign.ts";
import { probeJsonBody } from "./probes/json-body.ts";
import { probeNegative } from "./probes/negative.ts";
import { probeNotation } from "./probes/notation.ts";
import { probeMissingId, probeUnreadable } from "./probes/odd.ts";
import { probePaging } from "./probes/paging.ts";
import { probePrivateFile } from "./probes/private-file.ts";
import type { Probe } from "./probes/probe.ts";
import { probeMediaType, probeMethod } from "./probes/protocol.ts";
import { probeOpenSession, probeSession } from "./probes/session.ts";
import { probeSort } from "./probes/sort.ts";
import { probeStates } from "./probes/states.ts";
import { probeEncoding, probeHead, probeOptions } from "./probes/transport.ts";
import { probeValid } from "./probes/valid.ts";
import { probeWriting } from "./probes/writing.ts";
import type { Run } from "./run/run.ts";
import { GivenUp } from "./run/tester.ts";

export type Task = { readonly name: string; walk(): Promise<void> };

export type Plan = {
  /** Without side effects, so that several may run in parallel. */
  readonly reading: readonly Task[];
  /** Reading operations with a body; sequential, since one may use what another has opened. */
  readonly asking: readonly Task[];
  /** Sequential. */
  readonly writing: readonly Task[];
  /** Sequential and last, because they move the clock: with disposable accounts. */
  readonly arranged: readonly Task[];
};

const READING: readonly Probe<Run>[] = [
  probeValid,
  probeStates,
  probePaging,
  probeFilter,
  probeSort,
  probeNegative,
  probeNotation,
  probeJsonBody,
  probeMediaType,
  probeUnreadable,
  probeMissingId,
  probeForeignId,
  probeForeignReference,
  probeForeignList,
  probePrivateFile,
  probeOpenSession,
  probeHead,
  probeEncoding,
  probeCors,
];
/** Those of a writing operation; the last one says which of these flows should have called it. */
const writingWith = (flows: readonly Flow[]): readonly Probe<Run>[] => [
  probeNegative,
  probeJsonBody,
  probeUnreadable,
  probeMissingId,
  probeForeignId,
  probeForeignReference,
  probeMediaType,
  probeWriting(flows),
];

/** The tasks for the selected operations and their order: reads, then writes, flows first. */
export function makePlan(run: Run, operations: readonly Operation[]): Plan {
  const allowWrites = run.options.allowWrites === true;
  const hasSession = run.sessions.has("buyer");
  const flows = flowsOf(run.contract);
  const probesOfWrites = writingWith([...flows, ...(run.setup ? arrangedFlows : [])]);
  const reading: Task[] = [];
  const asking: Task[] = [];
  const writing: Task[] = [];
  for (const operation of operations) {
    if (run.caller.addressOf(operation.host) === undefined) {
      run.skipped.add(operation.id, noAddress(operation));
      continue;
    }
    if (operation.writes && !allowWrites) {
      run.skipped.add(operation.id, {
        zh: "会改动数据，需要 --allow-writes",
        en: "changes data; needs --allow-writes",
      });
      continue;
    }
    const probes: Probe<Run>[] = [probeSession, probeForeignPage, probeOptions];
    if (allowWrites) probes.push(probeMethod);
    if (operation.needsSession && !hasSession)
      run.skipped.add(operation.id, {
        zh: "需要会话：--user 与 --password",
        en: "needs a session: --user and --password",
      });
    else if (!operation.writes) probes.unshift(...READING);
    else probes.unshift(...probesOfWrites);
    const tasks = operation.writes ? writing : operation.body ? asking : reading;
    tasks.push(taskOf(run, operation, probes));
  }
  const selected = new Set(operations.map(({ id }) => id));
  const tasksOf = (some: readonly Flow[]) =>
    some
      .filter((flow) => canWalk(run, flow, selected))
      .map((flow) => ({ name: flow.id, walk: () => walkFlow(run, flow, selected) }));
  return {
    reading,
    asking,
    writing: [...tasksOf([...COMPARISONS, ...flows]), ...writing],
    arranged: tasksOf(arrangedFlows),
  };
}

function taskOf(run: Run, operation: Operation, probes: readonly Probe<Run>[]): Task {
  return {
    name: operation.id,
    async walk() {
      try {
        for (const probe of probes) await probe(run, operation, baseInput(operation, run.known));
      } catch (error) {
        if (!(error instanceof GivenUp)) throw error;
        run.skipped.add(operation.id, error.reason);
      }
    },
  };
}

const noAddress = ({ host }: Operation) => ({
  zh: `在 ${host} 主机上，未给出 --${host}-url`,
  en: `on the ${host} host; no --${host}-url`,
});

/**
 * Ends a separate session first, so that every operation can be tried with it. The login of a run is judged whatever is
 * selected.
 */
export async function walkSession(run: Run): Promise<void> {
  if (run.options.user !== undefined) await walkFlow(run, session);
}

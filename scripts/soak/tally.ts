import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Fault } from "#mock/faults/fault.ts";
import type { Reply } from "./send-call.ts";

const bump = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** What has happened so far, in numbers. */
export class Tally {
  readonly called = new Map<string, number>();
  readonly succeeded = new Map<string, number>();
  readonly statuses = new Map<number, number>();
  readonly faults = new Map<string, number>();
  calls = 0;
  lives = 0;
  replays = 0;
  replayedCalls = 0;
  fingerprints = 0;

  count({ id }: CompiledOperation, { status }: Reply, fault: Fault | undefined): void {
    this.calls += 1;
    bump(this.called, id);
    if (fault) {
      bump(this.faults, fault.kind);
      return;
    }
    bump(this.statuses, status);
    if (status >= 200 && status < 300) bump(this.succeeded, id);
  }
}

import type { Fault } from "#mock/faults/fault.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { CoverageCounter, increment } from "../../api-client/coverage.ts";
import type { HttpResponse } from "../../api-client/http/exchange.ts";
import type { Input } from "../../api-client/request/input.ts";

/** Counters of the run so far. */
export class Tally {
  /** The coverage by the calls without a fault. */
  readonly coverage = new CoverageCounter();
  /** By kind. */
  readonly faults = new Map<string, number>();
  calls = 0;
  lives = 0;
  replays = 0;
  replayedCalls = 0;
  fingerprints = 0;

  /** Counts a call; `input` is what it sent. */
  count(operation: Operation, input: Input, response: HttpResponse, fault: Fault | undefined): void {
    this.calls += 1;
    if (fault) increment(this.faults, fault.kind);
    else this.coverage.add(operation, response, input);
  }
}

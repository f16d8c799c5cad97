import type { Operation } from "../../api-client/contract/operation.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Timing } from "../report.ts";

type Measured = { readonly times: number[]; slowest: Exchange };

/** The response times of each operation. */
export class Timings {
  readonly #measured = new Map<string, Measured>();

  note(exchange: Exchange): void {
    const { call, response } = exchange;
    const { id } = call.operation;
    const measured = this.#measured.get(id) ?? { times: [], slowest: exchange };
    this.#measured.set(id, measured);
    measured.times.push(response.ms);
    if (response.ms > measured.slowest.response.ms) measured.slowest = exchange;
  }

  /** The call that took longest; undefined if there was none. */
  slowestOf({ id }: Pick<Operation, "id">): Exchange | undefined {
    return this.#measured.get(id)?.slowest;
  }

  /** In ms, rounded; undefined without calls. */
  of({ id }: Pick<Operation, "id">): Timing | undefined {
    const times = this.#measured.get(id)?.times.toSorted((a, b) => a - b) ?? [];
    if (times.length === 0) return undefined;
    const at = (share: number) => Math.round(times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0);
    return { operationId: id, calls: times.length, p50: at(0.5), p95: at(0.95), max: at(1) };
  }
}

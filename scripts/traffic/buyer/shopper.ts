import type { DataOf } from "../../api-client/contract/response-data.ts";
import type { Input } from "../../api-client/request/input.ts";

/** The parts of an input that a flow sets; undefined omits a field. */
export type Overrides = Partial<Input>;

/** A buyer that the flows drive, by calls over HTTP or straight to the handlers. */
export abstract class Shopper {
  abstract readonly random: () => number;
  /** Written into free texts. */
  abstract readonly marker: string;

  /** Calls an operation; the data of a success, undefined if it was refused. */
  abstract ask<Id extends string>(id: Id, overrides?: Overrides): Promise<DataOf<Id> | undefined>;

  /** Lets so many ms pass in the world. */
  abstract wait(ms: number): Promise<void>;

  /** A whole number in this range. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from + 1));
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[this.whole(0, items.length - 1)];
  }
}

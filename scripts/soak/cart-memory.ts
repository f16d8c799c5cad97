import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Call } from "./call.ts";
import { parse } from "./check-reply.ts";
import { listOf } from "./known.ts";
import type { Reply } from "./send-call.ts";

type Line = { readonly id?: unknown; readonly number?: unknown };

/** The numbers that the buyer has set on lines of the cart: each stays until the buyer does something to the cart. */
export class CartMemory {
  readonly #numbers = new Map<number, number>();

  forget(): void {
    this.#numbers.clear();
  }

  /** What is wrong with the lines that a list of the cart shows; undefined for another answer. */
  check({ id }: CompiledOperation, reply: Reply, isFaulty: boolean): string | undefined {
    if (id !== "listCartLines" || isFaulty || reply.status !== 200) return undefined;
    for (const { id: line, number } of linesOf(reply)) {
      const own = this.#numbers.get(Number(line));
      if (own !== undefined && own !== number)
        return `line ${String(line)} has ${String(number)}, the buyer set ${own}`;
    }
    return undefined;
  }

  /** Takes a call in; `reply` is undefined when its true answer was never seen. */
  note({ id, method, tag }: CompiledOperation, call: Call, reply: Reply | undefined): void {
    if (method === "GET" && tag !== "draw") return;
    if (id === "editCartLine" && reply) this.#noteNumber(call, reply);
    else this.forget();
  }

  #noteNumber({ path }: Call, { status, text }: Reply): void {
    const line = Number(/\/cart\/(\d+)\/edit/.exec(path)?.[1]);
    this.#numbers.delete(line);
    if (status !== 200) return;
    // The mock may have fitted the number to the packing: then it says so.
    const { data } = parse(text) as { data?: { line?: Line } };
    if (typeof data?.line?.number === "number") this.#numbers.set(line, data.line.number);
  }
}

const linesOf = ({ text }: Reply): Line[] => listOf((parse(text) as { data?: unknown }).data) as Line[];

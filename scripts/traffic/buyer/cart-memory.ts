import type { Operation } from "../../api-client/contract/operation.ts";
import { recordsOf } from "../../api-client/generate/known-ids.ts";
import { type HttpResponse, type Request, envelopeOf } from "../../api-client/http/exchange.ts";

type Line = { readonly id?: unknown; readonly number?: unknown };

/** The quantities that the buyer has set on cart lines: each stays until the buyer changes the cart. */
export class CartMemory {
  readonly #numbers = new Map<number, number>();

  forget(): void {
    this.#numbers.clear();
  }

  /** Returns the problem with the lines in a cart list; undefined if there is none, and for other responses. */
  check({ id }: Operation, reply: HttpResponse, isFaulty: boolean): string | undefined {
    if (id !== "listCartLines" || isFaulty || reply.status !== 200) return undefined;
    for (const { id: line, number } of linesOf(reply)) {
      const expected = this.#numbers.get(Number(line));
      if (expected !== undefined && expected !== number)
        return `line ${String(line)} has ${String(number)}, the buyer set ${expected}`;
    }
    return undefined;
  }

  /** Tracks a call; `reply` is undefined if its real response was never received. */
  note({ id, method, tag }: Operation, request: Request, reply: HttpResponse | undefined): void {
    if (method === "GET" && tag !== "draw") return;
    if (id === "editCartLine" && reply) this.#noteNumber(request, reply);
    else this.forget();
  }

  #noteNumber({ url }: Request, reply: HttpResponse): void {
    const line = Number(/\/cart\/(\d+)\/edit/.exec(url)?.[1]);
    this.#numbers.delete(line);
    if (reply.status !== 200) return;
    // The mock may adjust the quantity to the pack size, and then says so.
    const data = envelopeOf(reply).data as { line?: Line } | undefined;
    if (typeof data?.line?.number === "number") this.#numbers.set(line, data.line.number);
  }
}

const linesOf = (reply: HttpResponse) => recordsOf(envelopeOf(reply).data) as readonly Line[];

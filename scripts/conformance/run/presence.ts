import type { Operation } from "../../api-client/contract/operation.ts";
import { type HttpResponse, type Exchange, envelopeOf } from "../../api-client/http/exchange.ts";

type Named = Pick<Operation, "id">;
/** The refusal of a neighbor, and the segments of the operation's own path that it may quote. */
type Neighbor = { readonly mark: string; readonly segments: readonly string[] };

/** After this many responses of a missing route, another call would show nothing new. */
const ENOUGH = 2;

/** Statuses that do not show if the operation exists: a gateway in front of all routes may send them. */
const BY_A_GATE: readonly number[] = [401, 403, 413, 429];

/**
 * Finds out which operations a server has. One is missing if all its responses are those of a server without such a
 * route: 501, 405, a 404 in another shape than the contract's, exactly the response to a made-up path, or exactly the
 * refusal of another operation whose path with an id matches as well.
 */
export class Presence {
  readonly #unknownPaths = new Set<string>();
  /** By operation: the refusal of a made-up id by the operation whose path with an id matches as well. */
  readonly #neighbors = new Map<string, Neighbor>();
  readonly #missing = new Map<string, number>();
  readonly #present = new Set<string>();

  /** Records what a path gets that exists nowhere. */
  learnUnknownPath(response: HttpResponse): void {
    if (response.status >= 400 && response.failure === undefined) this.#unknownPaths.add(markOf(response));
  }

  /** Records how another operation, whose path with an id fits this one's, refuses a made-up id. */
  learnNeighbor({ id }: Named, segments: readonly string[], madeUp: string, response: HttpResponse): void {
    if (response.status >= 400 && response.failure === undefined && !BY_A_GATE.includes(response.status))
      this.#neighbors.set(id, { mark: markOf(response, [madeUp]), segments });
  }

  /** Takes a response to a declared method of an operation into account. */
  note({ call: { operation }, response }: Exchange): void {
    if (response.failure !== undefined || BY_A_GATE.includes(response.status)) return;
    if (!this.#isWithoutRoute(operation, response)) this.#present.add(operation.id);
    else this.#missing.set(operation.id, (this.#missing.get(operation.id) ?? 0) + 1);
  }

  /** True if the operation itself has responded, not only a gateway in front of all routes. */
  isPresent({ id }: Named): boolean {
    return this.#present.has(id);
  }

  /** True if all responses so far are those of a missing route. */
  isMissing({ id }: Named): boolean {
    return !this.#present.has(id) && this.#missing.has(id);
  }

  /** True if another call would show nothing new. */
  isCertainlyMissing(operation: Named): boolean {
    return this.isMissing(operation) && (this.#missing.get(operation.id) ?? 0) >= ENOUGH;
  }

  #isWithoutRoute({ id }: Named, response: HttpResponse): boolean {
    const { status } = response;
    if (status === 501 || status === 405) return true;
    const neighbor = this.#neighbors.get(id);
    if (neighbor && neighbor.mark === markOf(response, neighbor.segments)) return true;
    return status === 404 && (!isContractError(response) || this.#unknownPaths.has(markOf(response)));
  }
}

function isContractError(response: HttpResponse): boolean {
  const { code, message } = envelopeOf(response);
  return typeof code === "number" && typeof message === "string";
}

/** The same for the same sentence about another path, or one of these segments of a path. */
function markOf({ status, text }: HttpResponse, segments: readonly string[] = []): string {
  const unnamed = segments.reduce((said, segment) => said.replaceAll(segment, "…"), text);
  return `${status} ${unnamed.replaceAll(/(\/[\w./{}%…-]+|\d+|…)+/g, "…")}`;
}

import type { Operation } from "../contract/operation.ts";
import { type Answer, type Exchange, envelopeOf } from "../http/exchange.ts";

type Named = Pick<Operation, "id">;

/** After so many answers of a missing route, another call would learn nothing. */
const ENOUGH = 2;

/** Says nothing of whether the operation exists: a gate in front of all routes may answer like this. */
const BY_A_GATE: readonly number[] = [401, 403, 413, 429];

/**
 * Which operations a server has. One is missing if all its answers are those of a server without such a route: 501,
 * 405, a 404 in another shape than the contract's, or the very answer that a made-up path gets.
 */
export class Presence {
  readonly #unknownPaths = new Set<string>();
  readonly #missing = new Map<string, number>();
  readonly #present = new Set<string>();

  /** Records what a path gets that exists nowhere. */
  learnUnknownPath(answer: Answer): void {
    if (answer.status >= 400 && answer.failure === undefined) this.#unknownPaths.add(markOf(answer));
  }

  /** Takes an answer to a declared method of an operation into account. */
  note({ call: { operation }, answer }: Exchange): void {
    if (answer.failure !== undefined || BY_A_GATE.includes(answer.status)) return;
    if (!this.#isWithoutRoute(answer)) this.#present.add(operation.id);
    else this.#missing.set(operation.id, (this.#missing.get(operation.id) ?? 0) + 1);
  }

  /** Whether an answer was the operation's own, and not that of a gate in front of all routes. */
  isPresent({ id }: Named): boolean {
    return this.#present.has(id);
  }

  /** Whether all answers so far are those of a missing route. */
  isMissing({ id }: Named): boolean {
    return !this.#present.has(id) && this.#missing.has(id);
  }

  /** Whether there is no point in calling it again. */
  isCertainlyMissing(operation: Named): boolean {
    return this.isMissing(operation) && (this.#missing.get(operation.id) ?? 0) >= ENOUGH;
  }

  #isWithoutRoute(answer: Answer): boolean {
    const { status } = answer;
    if (status === 501 || status === 405) return true;
    return status === 404 && (!isContractError(answer) || this.#unknownPaths.has(markOf(answer)));
  }
}

function isContractError(answer: Answer): boolean {
  const { code, message } = envelopeOf(answer);
  return typeof code === "number" && typeof message === "string";
}

/** The same for the same sentence about another path. */
const markOf = ({ status, text }: Answer): string =>
  `${status} ${text.replaceAll(/\/[\w./{}%-]+|\d+/g, "…")}`;

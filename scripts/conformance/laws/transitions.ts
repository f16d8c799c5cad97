import { type Finding, same } from "../../api-client/checks/finding.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import { recordsIn } from "./records.ts";

type State = string | number;
type Moves = Readonly<Record<string, readonly State[]>>;

/**
 * Holds the states of each record of a disposable account against `x-transitions`, response after response. The calls
 * of other accounts run side by side, so that their responses may come in another order than they were made in.
 */
export class Transitions {
  readonly #states = new Map<string, State>();

  /** The records of a success whose state cannot follow from the one that they were last seen in. */
  check(exchange: Exchange): Finding<"transition">[] {
    if (exchange.call.actor !== "made") return [];
    return recordsIn(exchange).flatMap(({ about, schema, record, place }) =>
      Object.entries(schema?.properties ?? {}).flatMap(([field, { "x-transitions": moves }]) => {
        const {
          id,
          starts_at: start = "",
          [field]: state,
        } = record as Readonly<Record<string, State | undefined>>;
        if (!moves || id === undefined || state === undefined) return [];
        // An offer that comes again is another one.
        const key = `${about} ${id} ${start} ${field}`;
        const before = this.#states.get(key);
        this.#states.set(key, state);
        if (before === undefined) return [];
        const next = reachedFrom(before, moves);
        if (next.has(state)) return [];
        return [
          {
            rule: "transition" as const,
            place: `${place}.${field}`,
            expected: same([...next].join(", ")),
            seen: { zh: `${before} 之后是 ${state}`, en: `${state} after ${before}` },
          },
        ];
      }),
    );
  }
}

/** The states that follow from one, itself included: others may have passed unseen. */
function reachedFrom(state: State, moves: Moves): ReadonlySet<State> {
  const reached = new Set([state]);
  for (const each of reached) for (const next of moves[each] ?? []) reached.add(next);
  return reached;
}

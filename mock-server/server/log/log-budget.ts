/** A log that can forget its calls up to a number. */
type Forgetful = { forget(id: number): void };

type Sized = {
  readonly id: number;
  readonly url: string;
  readonly bodyText: string | undefined;
  readonly refusalText: string | undefined;
  readonly requestHeaders: readonly string[];
  readonly responseHeaders: Readonly<Record<string, string | readonly string[]>> | undefined;
};

/** The memory that the request logs of all worlds share. */
export type LogBudget = {
  /** Counts a call; the oldest of all worlds are forgotten when there are too many. */
  spend(log: Forgetful, call: Sized): void;
};

const MOST_CALLS = 20_000;
const MOST_CHARACTERS = 16_000_000;
/** Forgotten calls are removed from the list in batches of this size. */
const PIECE = 1000;

const sizeOf = ({ url, bodyText, refusalText, requestHeaders, responseHeaders = {} }: Sized): number =>
  [url, bodyText, refusalText, ...requestHeaders, ...Object.entries(responseHeaders).flat(2)].reduce(
    (sum, text) => sum + (text?.length ?? 0),
    0,
  );

type Spent = { readonly log: Forgetful; readonly id: number; readonly size: number };

/** Keeps the logs of all worlds together to 20,000 calls and 16 million characters of bodies, addresses and headers. */
export function createLogBudget(mostCalls = MOST_CALLS, mostCharacters = MOST_CHARACTERS): LogBudget {
  let spent: Spent[] = [];
  let first = 0;
  let characters = 0;
  return {
    spend(log, call) {
      const size = sizeOf(call);
      spent.push({ log, id: call.id, size });
      characters += size;
      while (spent.length - first > mostCalls || characters > mostCharacters) {
        const oldest = spent[first];
        if (!oldest) return;
        oldest.log.forget(oldest.id);
        characters -= oldest.size;
        first += 1;
      }
      if (first < PIECE) return;
      spent = spent.slice(first);
      first = 0;
    },
  };
}

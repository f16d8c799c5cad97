import { Flag } from "#generated/enums.ts";

type Options = {
  /** Resolves once there is a response, whatever it says; false without a response. */
  send: (lineIds: number[], flag: Flag) => Promise<boolean>;
  delayMs: number;
  onChange: () => void;
};

/**
 * Collects selection changes while a call is underway, and sends them in one batch after it. Changes without a
 * response wait for `retry`, or are sent with the next change.
 */
export function createSelectionQueue({ send, delayMs, onChange }: Options) {
  let waiting = new Map<number, Flag>();
  let sending = new Map<number, Flag>();
  let unsaved: ReadonlyMap<number, Flag> = new Map();
  let running: Promise<void> | undefined;

  function publish(): void {
    unsaved = new Map([...sending, ...waiting]);
    onChange();
  }

  async function run(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    while (waiting.size > 0 && (await sendBatch()));
    running = undefined;
  }

  /** Sends all lines with the same flag; resolves to true if there was a response. */
  async function sendBatch(): Promise<boolean> {
    const flag: Flag = [...waiting.values()].includes(Flag.Yes) ? Flag.Yes : Flag.No;
    const lineIds = [...waiting].flatMap(([id, waitingFlag]) => (waitingFlag === flag ? [id] : []));
    sending = new Map(lineIds.map((id) => [id, flag]));
    waiting = new Map([...waiting].filter(([id]) => !sending.has(id)));
    const isDone = await send(lineIds, flag);
    if (!isDone) waiting = new Map([...sending, ...waiting]);
    sending = new Map();
    publish();
    return isDone;
  }

  const retry = (): void => {
    if (waiting.size > 0) running ??= run();
  };

  return {
    /** Selection changes that the server has not confirmed. */
    unsaved: () => unsaved,
    set: (lineIds: readonly number[], flag: Flag): void => {
      for (const id of lineIds) waiting.set(id, flag);
      publish();
      retry();
    },
    retry,
    /** Sends pending changes; resolves to whether all got a response. */
    settle: async (): Promise<boolean> => {
      retry();
      await running;
      return waiting.size === 0;
    },
  };
}

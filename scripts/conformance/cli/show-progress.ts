import type { Progress } from "../options.ts";
import type { Language } from "../words.ts";
import { LABELS } from "../report/labels.ts";

const CLEAR = "\r\u001B[K";

/** One line that renews itself, on a terminal only: a log keeps every line. */
export function progressLine(stream: NodeJS.WriteStream, language: Language) {
  return {
    show: ({ done, total, calls, failures, at }: Progress) => {
      if (!stream.isTTY) return;
      const text = `${done}/${total} · ${calls} ${LABELS.calls[language]} · ${failures} ${LABELS.failures[language]} · ${at}`;
      stream.write(`${CLEAR}${text.slice(0, Math.max(20, stream.columns - 2))}`);
    },
    clear: () => {
      if (stream.isTTY) stream.write(CLEAR);
    },
  };
}

import type { Entry } from "./build-index.ts";
import { Highlight } from "./highlight.tsx";

const KINDS = {
  operation: "operation",
  schema: "model",
  field: "field",
  guide: "guide",
  rule: "rule",
} as const;

/** One search result. Keys are handled by the search box, which keeps the focus. */
export function SearchResult({
  id,
  entry: { kind, title, code, where, description },
  words,
  chosen,
  onChoose,
}: {
  id: string;
  entry: Entry;
  words: readonly string[];
  chosen: boolean;
  onChoose: () => void;
}) {
  const inDescription = words.some((word) => description.toLowerCase().includes(word));
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div id={id} role="option" tabIndex={-1} aria-selected={chosen} className="result" onClick={onChoose}>
      <span className={`kind kind-${kind}`}>{KINDS[kind]}</span>
      <span className="result-title">
        <Highlight text={title} words={words} />
      </span>
      <code>
        <Highlight text={code} words={words} />
      </code>
      <span className="result-where">
        <Highlight text={where} words={words} />
      </span>
      {inDescription && (
        <span className="result-description">
          <Highlight text={description} words={words} />
        </span>
      )}
    </div>
  );
}

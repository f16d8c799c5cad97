import { ChevronRight } from "lucide-react";
import { useState } from "react";
import type { RecordsRecordsItem } from "#generated/control/model/recordsRecordsItem.ts";
import { Badge } from "../parts/badges.tsx";
import { JsonBlock } from "../parts/json-block.tsx";

const PREVIEW_CHARACTERS = 240;

/** A record on one line; expands to its JSON. */
export function RecordRow({ record: { key, changed, value } }: { record: RecordsRecordsItem }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="record">
      <button type="button" className="record-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronRight size={15} aria-hidden />
        <code className="record-key">{key}</code>
        {changed && <Badge tone="accent">changed</Badge>}
        {!isOpen && (
          <span className="record-preview">{JSON.stringify(value)?.slice(0, PREVIEW_CHARACTERS)}</span>
        )}
      </button>
      {isOpen && <JsonBlock title={`Record ${key}`} value={value} />}
    </li>
  );
}

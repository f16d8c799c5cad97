import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Pencil } from "#generated/icons/pencil.ts";
import { useState } from "react";
import type { Record as WorldRecord } from "#generated/control/model/record.ts";
import { Badge } from "../parts/badges.tsx";
import { JsonBlock } from "../parts/json-block.tsx";
import { EditRecord } from "./edit-record.tsx";
import { say } from "../language.ts";

const PREVIEW_CHARACTERS = 240;

type Props = { table: string; record: WorldRecord };

/** A record on one line; expands to its JSON, which can be changed. */
export function RecordRow({ table, record }: Props) {
  const { key, changed, value } = record;
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  return (
    <li className="record">
      <button type="button" className="record-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronRight size={15} aria-hidden />
        <code className="record-key">{key}</code>
        {changed && <Badge tone="accent">{say("changed", "已改动")}</Badge>}
        {!isOpen && (
          <span className="record-preview">{JSON.stringify(value)?.slice(0, PREVIEW_CHARACTERS)}</span>
        )}
      </button>
      {isOpen && isEditing && <EditRecord table={table} record={record} onClose={() => setEditing(false)} />}
      {isOpen && !isEditing && (
        <>
          <JsonBlock title={say(`Record ${key}`, `记录 ${key}`)} value={value} />
          <div className="actions record-actions">
            <button type="button" className="button button-small" onClick={() => setEditing(true)}>
              <Pencil size={14} aria-hidden /> {say("Change", "修改")}
            </button>
          </div>
        </>
      )}
    </li>
  );
}

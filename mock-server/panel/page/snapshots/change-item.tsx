import type { DiffChangesItem } from "#generated/control/model/diffChangesItem.ts";
import { Badge } from "../parts/badges.tsx";
import { TableName } from "../records/table-name.tsx";
import { say } from "../language.ts";

const KINDS = {
  added: [say("added", "新增"), "good"],
  removed: [say("removed", "删除"), "bad"],
  changed: [say("changed", "修改"), "warn"],
} as const;

const MOST_CHARACTERS = 120;

const show = (value: unknown): string => {
  const text = value === undefined ? say("(none)", "（无）") : JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
};

/** A changed record, with its fields. */
export function ChangeItem({ change: { table, key, change, fields } }: { change: DiffChangesItem }) {
  const [title, tone] = KINDS[change];
  return (
    <li className="change">
      <p className="change-head">
        <Badge tone={tone}>{title}</Badge> <TableName table={table} />{" "}
        <code className="record-key">{key}</code>
      </p>
      {change === "changed" && (
        <dl className="change-fields">
          {fields.map(({ path, from, to }) => (
            <div key={path}>
              <dt>
                <code>{path}</code>
              </dt>
              <dd>
                <del>{show(from)}</del> <span aria-hidden>→</span> <ins>{show(to)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

import { tags } from "../contract.ts";
import { Choice } from "../parts/choice.tsx";
import { Field } from "../parts/field.tsx";
import type { Target } from "./draft.ts";
import type { PartProps } from "./part-props.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { OperationPicker } from "./operation-picker.tsx";

const TARGETS: readonly (readonly [Target, string])[] = [
  ["operation", "Operation"],
  ["tag", "Tag"],
  ["path", "Path"],
  ["all", "All"],
];

/** Which calls a rule applies to. */
export function TargetFields({ draft, set, problem }: PartProps) {
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  return (
    <fieldset className="fields">
      <legend>Target</legend>
      <Choice label="Target" value={draft.target} options={TARGETS} onChange={(target) => set({ target })} />
      {draft.target === "operation" && (
        <Field label="Operation" problem={problemOf("operation")}>
          {(props) => (
            <OperationPicker
              {...props}
              value={draft.operation}
              onChange={(operation) => set({ operation })}
            />
          )}
        </Field>
      )}
      {draft.target === "tag" && (
        <Field label="Tag" problem={problemOf("tag")}>
          {(props) => (
            <select
              {...props}
              className="select"
              value={draft.tag}
              onChange={({ target }) => set({ tag: target.value })}
            >
              <option value="">Choose</option>
              {tags.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {draft.target === "path" && (
        <div className="field-row">
          <Field label="Method">
            {(props) => (
              <select
                {...props}
                className="select"
                value={draft.method}
                onChange={({ target }) => set({ method: target.value })}
              >
                <option value="">any</option>
                {["GET", "POST", "PUT", "DELETE"].map((method) => (
                  <option key={method}>{method}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Path" problem={problemOf("path")} grows>
            {(props) => (
              <input
                {...props}
                className="input mono"
                placeholder="/api/goods/*"
                value={draft.path}
                onChange={({ target }) => set({ path: target.value })}
              />
            )}
          </Field>
        </div>
      )}
      <ConditionFields draft={draft} set={set} problem={problem} />
    </fieldset>
  );
}

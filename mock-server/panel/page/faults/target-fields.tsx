import { tags } from "../contract.ts";
import { Choice } from "../parts/choice.tsx";
import { Field } from "../parts/field.tsx";
import type { Target } from "./draft.ts";
import type { PartProps } from "./part-props.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { OperationPicker } from "./operation-picker.tsx";
import { say } from "../language.ts";

const TARGETS: readonly (readonly [Target, string])[] = [
  ["operation", say("Operation", "接口")],
  ["tag", say("Tag", "标签")],
  ["path", say("Path", "路径")],
  ["all", say("All", "全部")],
];

/** Which calls a rule applies to. */
export function TargetFields({ draft, set, problem }: PartProps) {
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  return (
    <fieldset className="fields">
      <legend>{say("Target", "目标")}</legend>
      <Choice
        label={say("Target", "目标")}
        value={draft.target}
        options={TARGETS}
        onChange={(target) => set({ target })}
      />
      {draft.target === "operation" && (
        <Field label={say("Operation", "接口")} problem={problemOf("operation")}>
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
        <Field label={say("Tag", "标签")} problem={problemOf("tag")}>
          {(props) => (
            <select
              {...props}
              className="select"
              value={draft.tag}
              onChange={({ target }) => set({ tag: target.value })}
            >
              <option value="">{say("Choose", "请选择")}</option>
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
          <Field label={say("Method", "方法")}>
            {(props) => (
              <select
                {...props}
                className="select"
                value={draft.method}
                onChange={({ target }) => set({ method: target.value })}
              >
                <option value="">{say("any", "任意")}</option>
                {["GET", "POST", "PUT", "DELETE"].map((method) => (
                  <option key={method}>{method}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label={say("Path", "路径")} problem={problemOf("path")} grows>
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

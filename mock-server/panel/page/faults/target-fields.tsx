import { tags } from "../contract.ts";
import { Choice } from "../parts/choice.tsx";
import { Field } from "../parts/field.tsx";
import type { Target } from "./draft.ts";
import type { PartProps } from "./part-props.ts";
import { OperationPicker } from "./operation-picker.tsx";

const TARGETS: readonly (readonly [Target, string])[] = [
  ["operation", "接口"],
  ["tag", "分类"],
  ["path", "路径"],
  ["all", "全部"],
];

/** Which calls a rule applies to. */
export function TargetFields({ draft, set, problem }: PartProps) {
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  return (
    <fieldset className="fields">
      <legend>对象</legend>
      <Choice label="对象" value={draft.target} options={TARGETS} onChange={(target) => set({ target })} />
      {draft.target === "operation" && (
        <Field label="接口" problem={problemOf("operation")}>
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
        <Field label="分类" problem={problemOf("tag")}>
          {(props) => (
            <select
              {...props}
              className="select"
              value={draft.tag}
              onChange={({ target }) => set({ tag: target.value })}
            >
              <option value="">请选择</option>
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
          <Field label="方法">
            {(props) => (
              <select
                {...props}
                className="select"
                value={draft.method}
                onChange={({ target }) => set({ method: target.value })}
              >
                <option value="">任意</option>
                {["GET", "POST", "PUT", "DELETE"].map((method) => (
                  <option key={method}>{method}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label="路径" problem={problemOf("path")} grows>
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
    </fieldset>
  );
}

import { Field } from "../parts/field.tsx";
import type { PartProps } from "./part-props.ts";

const FIELDS = [
  ["after", "先放过几次", "0"],
  ["times", "共几次", "不限"],
  ["probability", "概率（%）", "100"],
] as const;

/** How often a rule applies. */
export function FrequencyFields({ draft, set, problem }: PartProps) {
  return (
    <fieldset className="fields">
      <legend>多久一次</legend>
      <div className="field-row">
        {FIELDS.map(([field, label, placeholder]) => (
          <Field key={field} label={label} problem={problem?.field === field ? problem.text : undefined}>
            {(props) => (
              <input
                {...props}
                className="input"
                inputMode="decimal"
                placeholder={placeholder}
                value={draft[field]}
                onChange={({ target }) => set({ [field]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

import { Field } from "../parts/field.tsx";
import type { PartProps } from "./part-props.ts";

const FIELDS = [
  ["after", "Skip first", "0"],
  ["times", "Times", "no limit"],
  ["probability", "Probability (%)", "100"],
] as const;

/** How often a rule applies. */
export function FrequencyFields({ draft, set, problem }: PartProps) {
  return (
    <fieldset className="fields">
      <legend>Frequency</legend>
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

import { Plus, X } from "lucide-react";
import { type Condition, NEW_CONDITION, PLACES } from "./draft.ts";
import type { PartProps } from "./part-props.ts";

const PLACE_TITLES: Record<Condition["place"], string> = { query: "Query", body: "Body", headers: "Header" };

/** What a call has to contain for a rule to apply. */
export function ConditionFields({ draft: { conditions }, set, problem }: PartProps) {
  const change = (index: number, part: Partial<Condition>) =>
    set({ conditions: conditions.map((one, place) => (place === index ? { ...one, ...part } : one)) });
  return (
    <div className="field-messages" role="group" aria-label="Conditions">
      {conditions.map(({ place, name, value }, index) => (
        // Rows have no identity but their index.
        <div key={index} className="field-message condition">
          <select
            className="select"
            aria-label={`Place of condition ${index + 1}`}
            value={place}
            onChange={({ target }) => change(index, { place: target.value as Condition["place"] })}
          >
            {PLACES.map((one) => (
              <option key={one} value={one}>
                {PLACE_TITLES[one]}
              </option>
            ))}
          </select>
          <input
            className="input mono"
            aria-label={`Name of condition ${index + 1}`}
            placeholder={place === "body" ? "params.*.goods_id" : place === "query" ? "page" : "user-agent"}
            value={name}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <input
            className="input mono"
            aria-label={`Value of condition ${index + 1}`}
            placeholder="Value, * for any part"
            value={value}
            onChange={({ target }) => change(index, { value: target.value })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove condition ${index + 1}`}
            onClick={() => set({ conditions: conditions.filter((_, at) => at !== index) })}
          >
            <X size={15} aria-hidden />
          </button>
        </div>
      ))}
      {problem?.field === "conditions" && <p className="field-error">{problem.text}</p>}
      <button
        type="button"
        className="plain"
        onClick={() => set({ conditions: [...conditions, NEW_CONDITION] })}
      >
        <Plus size={14} aria-hidden /> Add a condition
      </button>
    </div>
  );
}

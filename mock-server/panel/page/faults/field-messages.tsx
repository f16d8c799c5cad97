import { Plus, X } from "lucide-react";
import type { FieldMessage } from "./draft.ts";
import type { PartProps } from "./part-props.ts";

/** The messages of a 422 by field. */
export function FieldMessages({ draft: { fields }, set, problem }: PartProps) {
  const change = (index: number, part: Partial<FieldMessage>) =>
    set({ fields: fields.map((one, place) => (place === index ? { ...one, ...part } : one)) });
  return (
    <div className="field-messages" role="group" aria-label="Field errors">
      {fields.map(({ field, message }, index) => (
        // Rows have no identity but their index.
        <div key={index} className="field-message">
          <input
            className="input mono"
            aria-label={`Field ${index + 1}`}
            placeholder="Field, e.g. phone"
            value={field}
            onChange={({ target }) => change(index, { field: target.value })}
          />
          <input
            className="input"
            aria-label={`Message of field ${index + 1}`}
            placeholder="Message, e.g. 手机号不正确"
            value={message}
            onChange={({ target }) => change(index, { message: target.value })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove field ${index + 1}`}
            disabled={fields.length === 1}
            onClick={() => set({ fields: fields.filter((_, place) => place !== index) })}
          >
            <X size={15} aria-hidden />
          </button>
        </div>
      ))}
      {problem?.field === "fields" && <p className="field-error">{problem.text}</p>}
      <button
        type="button"
        className="plain"
        onClick={() => set({ fields: [...fields, { field: "", message: "" }] })}
      >
        <Plus size={14} aria-hidden /> Add a field
      </button>
    </div>
  );
}

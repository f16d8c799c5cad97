import { Plus, X } from "lucide-react";
import type { FieldMessage } from "./draft.ts";
import type { PartProps } from "./part-props.ts";

/** The messages of a 422 by field. */
export function FieldMessages({ draft: { fields }, set, problem }: PartProps) {
  const change = (index: number, part: Partial<FieldMessage>) =>
    set({ fields: fields.map((one, place) => (place === index ? { ...one, ...part } : one)) });
  return (
    <div className="field-messages" role="group" aria-label="字段错误">
      {fields.map(({ field, message }, index) => (
        // Rows have no identity but their index.
        <div key={index} className="field-message">
          <input
            className="input mono"
            aria-label={`第 ${index + 1} 个字段`}
            placeholder="字段，如 phone"
            value={field}
            onChange={({ target }) => change(index, { field: target.value })}
          />
          <input
            className="input"
            aria-label={`第 ${index + 1} 个字段的信息`}
            placeholder="信息，如 手机号不正确"
            value={message}
            onChange={({ target }) => change(index, { message: target.value })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`去掉第 ${index + 1} 个字段`}
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
        <Plus size={14} aria-hidden /> 再加一个字段
      </button>
    </div>
  );
}

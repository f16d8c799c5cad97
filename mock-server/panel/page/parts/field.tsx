import { useId } from "react";

type Control = {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
};

/** A label with its control, a hint and an error. */
export function Field({
  label,
  hint,
  problem,
  grows = false,
  children,
}: {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  grows?: boolean;
  children: (control: Control) => React.ReactNode;
}) {
  const id = useId();
  const note = problem ?? hint;
  const control = {
    id,
    "aria-invalid": problem !== undefined,
    "aria-describedby": note === undefined ? undefined : `${id}-note`,
  };
  return (
    <div className={grows ? "field field-grows" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children(control)}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={problem === undefined ? "field-hint" : "field-error"}
          role={problem === undefined ? undefined : "alert"}
        >
          {note}
        </p>
      )}
    </div>
  );
}

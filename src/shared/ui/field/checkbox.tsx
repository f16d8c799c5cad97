import styles from "./checkbox.module.css";

/** The state of a checkbox for several items: none, some or all of them are selected. */
export type CheckboxState = "none" | "some" | "all";

type Props = {
  id?: string;
  state: CheckboxState;
  /** The name of the selected item, for screen readers. */
  label: string;
  onChange: (selected: boolean) => void;
  disabled?: boolean;
  /** Also shown beside the box. */
  visibleLabel?: string;
};

/** A plain checkbox with an indeterminate state: lists show dozens of them at a time. */
export function Checkbox({ id, state, label, onChange, disabled = false, visibleLabel }: Props) {
  return (
    <label className={styles.root} data-disabled={disabled || undefined}>
      <input
        id={id}
        type="checkbox"
        aria-label={label}
        checked={state === "all"}
        disabled={disabled}
        ref={(input) => {
          if (input) input.indeterminate = state === "some";
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {visibleLabel && (
        <span data-screen-only aria-hidden>
          {visibleLabel}
        </span>
      )}
    </label>
  );
}

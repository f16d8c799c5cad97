/** How much of what a box stands for is selected. */
export type TickState = "none" | "some" | "all";

type Props = {
  id?: string;
  state: TickState;
  /** What is selected with it, for screen readers. */
  label: string;
  onChange: (selected: boolean) => void;
  disabled?: boolean;
  /** Shows the label beside the box. */
  visibleLabel?: string;
};

/** A plain tick box with a half-way state: lists show dozens of them at a time. */
export function TickBox({ id, state, label, onChange, disabled = false, visibleLabel }: Props) {
  return (
    <label data-part="tick">
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
      {visibleLabel && <span aria-hidden>{visibleLabel}</span>}
    </label>
  );
}

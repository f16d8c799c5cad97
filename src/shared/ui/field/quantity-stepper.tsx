import { type KeyboardEvent, useState, useCallback, useEffect } from "react";
import { isOfInputMethod } from "#api-spec/page-kit/parts/input-method.ts";
import { Minus } from "#generated/icons/minus.ts";
import { Plus } from "#generated/icons/plus.ts";
import { correctQuantity, parseQuantity, quantityBounds } from "#src/shared/lib/correct-quantity.ts";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import styles from "./quantity-stepper.module.css";

/** The size of a step with Shift when the pack size is unknown. */
const SINGLES_PER_PACK = 10;

type Props = {
  /** 0 is a quantity that is still to be filled in, unless `min` is 0. */
  value: number;
  onChange: (value: number) => void;
  multiple?: number;
  min?: number;
  /** The stock or the limit; 0 means unlimited. */
  max?: number;
  /** The reason for `max`, for the explanation of a correction. */
  maxReason?: "stock" | "limit" | "claim";
  unit?: string;
  /** The name of the counted item, for screen readers. */
  label: string;
  disabled?: boolean;
  size?: "sm" | "md";
  /** Receives the explanation of a correction, which is otherwise shown below the field. */
  onCorrected?: (message: string) => void;
  /** Lets Enter submit the form with a corrected number as well; receives the explanation, for the form to show. */
  onEnterCorrected?: (message: string) => void;
};

/**
 * A quantity that can be typed, or changed: ± and ↑↓ go to the next that can be ordered, Shift + ↑↓ one middle pack on
 * (ten of what is not sold in packs). Enter and blur commit it, corrected to minimum, multiple and maximum. Enter
 * submits a surrounding form, unless the number had to be corrected: the buyer should see the new number first. Letters
 * are not taken.
 */
export function QuantityStepper(props: Props) {
  const { value, onChange, label, disabled = false, size = "md", onCorrected, onEnterCorrected } = props;
  const [draft, setDraft] = useState<string>();
  const [isIn, setIn] = useState(false);
  const [note, showNote] = useTemporaryText(isIn);
  const { multiple, least, most } = quantityBounds(props);
  const off = disabled || most < least;

  /** Returns the explanation of a correction. */
  const commit = (requested: number, explain = onCorrected ?? showNote): string | undefined => {
    const corrected = correctQuantity(requested, props);
    setDraft(undefined);
    if (corrected.message) explain(corrected.message);
    if (corrected.value !== value) onChange(corrected.value);
    return corrected.message;
  };
  /** Steps one multiple up or down from the typed number, or from the value. */
  const stepBy = (steps: number) => {
    const from = (draft === undefined ? undefined : parseQuantity(draft)) ?? value;
    const onGrid = steps > 0 ? Math.floor(from / multiple) : Math.ceil(from / multiple);
    commit((onGrid + steps) * multiple);
  };
  const stepByPack = (direction: 1 | -1) => stepBy(multiple > 1 ? direction : direction * SINGLES_PER_PACK);
  const refuse = (typed: string, kept: string | number) => {
    const reason = typed.trim() === "" ? "数量不能为空" : `“${typed.trim().slice(0, 10)}”不是数量`;
    (onCorrected ?? showNote)(Number(kept) === 0 ? reason : `${reason}，仍为 ${kept}`);
  };
  /** Returns whether the typed number can be used without the buyer looking at it. */
  const commitDraft = (explain?: (message: string) => void): boolean => {
    if (draft === undefined) return true;
    const requested = parseQuantity(draft);
    if (requested !== undefined) return commit(requested, explain) === undefined || explain !== undefined;
    if (draft.trim() === "" && least === 0) return commit(0) === undefined;
    setDraft(undefined);
    if (draft.trim() === "" && value === 0) return true;
    refuse(draft, value);
    return false;
  };
  /** Returns whether a text has letters, which are meant for another field. */
  const refuseLetters = (typed: string): boolean => {
    const hasLetters = /\p{L}/u.test(typed);
    if (hasLetters) refuse(typed, draft ?? value);
    return hasLetters;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Input methods confirm a composition with Enter; that is not a commit.
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === "Enter" && !commitDraft(onEnterCorrected)) event.preventDefault();
    if (event.key === "Escape" && draft !== undefined) {
      setDraft(undefined);
      event.preventDefault();
    }
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const direction = event.key === "ArrowUp" ? 1 : -1;
    if (event.shiftKey) stepByPack(direction);
    else stepBy(direction);
  };

  const text = draft ?? (value === 0 && least > 0 ? "" : String(value));
  return (
    <span className={styles.root} data-size={size} data-disabled={off || undefined}>
      <PlainButton
        tabIndex={-1}
        aria-label={`减少 ${label}`}
        disabled={off || value <= least}
        onClick={() => stepBy(-1)}
      >
        <Minus size={14} aria-hidden />
      </PlainButton>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value === 0 && least > 0 ? undefined : value}
        placeholder={least > 0 ? "待填" : "0"}
        aria-valuemin={least}
        aria-valuemax={Math.max(most, least)}
        disabled={off}
        value={text}
        // Before it replaces a selected number. What an input method composes comes only with the change.
        onBeforeInput={(event) => refuseLetters(event.data) && event.preventDefault()}
        onChange={({ target }) => {
          if (!refuseLetters(target.value)) return setDraft(target.value);
          // Else the caret would be behind the number that was selected, and the next digit would join it.
          target.value = text;
          if (draft === undefined) target.select();
        }}
        onFocus={(event) => {
          setIn(true);
          event.target.select();
        }}
        onBlur={() => {
          setIn(false);
          commitDraft();
        }}
        onKeyDown={onKeyDown}
      />
      <PlainButton
        tabIndex={-1}
        aria-label={`增加 ${label}`}
        disabled={off || value >= most}
        onClick={() => stepBy(1)}
      >
        <Plus size={14} aria-hidden />
      </PlainButton>
      <span role="status" className={styles.note}>
        {note}
      </span>
    </span>
  );
}

const NOTE_MS = 4000;

/** A text that disappears a while after the buyer has left the field; showing it again restarts the timer. */
function useTemporaryText(isIn: boolean): [string, (text: string) => void] {
  const [shown, setShown] = useState({ text: "", turn: 0 });
  useEffect(() => {
    if (shown.text === "" || isIn) return;
    const timer = setTimeout(() => setShown(({ turn }) => ({ text: "", turn })), NOTE_MS);
    return () => clearTimeout(timer);
  }, [shown, isIn]);
  const show = useCallback((text: string) => setShown(({ turn }) => ({ text, turn: turn + 1 })), []);
  return [shown.text, show];
}

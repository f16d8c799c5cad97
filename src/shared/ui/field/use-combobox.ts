import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import { isOfInputMethod } from "#api-spec/page-kit/parts/input-method.ts";
import { readBarcode } from "#src/shared/lib/written.ts";
import type * as KeysAhead from "./keys-ahead.ts";

/** `active` is the index of the option that the keys have moved to, -1 while they are in the text. */
type Place = { isOpen: boolean; active: number };
/** `isAwaited` is true after an Enter that came before the options; the keys after it wait as well. */
type State = Place & { isAwaited?: boolean };

/** Loaded when a field gets the focus, so that it acts at once: before the key after an Enter. */
let keysAhead: typeof KeysAhead | undefined;
const loadKeysAhead = async () => (keysAhead ??= await import("./keys-ahead.ts"));

const CLOSED: State = { isOpen: false, active: -1 };
const OPEN: State = { isOpen: true, active: -1 };
const MOVES_CARET = /^(Home|End|ArrowLeft|ArrowRight)$/;

/**
 * The place after a key, undefined for one that is not for the list: the ARIA pattern of an editable combobox with list
 * autocomplete. The arrows wrap around (specification section 4); before any option has come, they wait for the first.
 */
export function placeAfter(
  key: string,
  hasAlt: boolean,
  place: Place,
  count: number,
  isSearching: boolean,
): Place | undefined {
  const { isOpen, active } = place;
  const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (key === "Escape" || (hasAlt && by < 0)) return isOpen ? CLOSED : undefined;
  if (by === 0) return undefined;
  if (hasAlt) return isOpen ? place : OPEN;
  const from = isOpen && active >= 0 ? active : by > 0 ? -1 : count;
  return { isOpen: true, active: count > 0 ? (from + by + count) % count : isSearching ? 0 : -1 };
}

type Props<T> = {
  text: string;
  onText: (text: string) => void;
  /** The options for the text. */
  options: readonly T[];
  isSearching: boolean;
  /** The first option is the only goods that the text can mean. */
  isOnly: boolean;
  /** The first option is selected until the keys move to another. */
  selectsFirst?: boolean;
  onChoose: (option: T) => void;
  /** Enter without an option; otherwise it opens the list. */
  onEnter?: () => void;
  /** The keys after such an Enter are for another field, not for more of the text. */
  leavesByEnter?: boolean;
};

/**
 * A text field with a list of options below it. The focus stays in the field. The only goods of a barcode are chosen by
 * Enter, also when they are found later: scanners type a barcode and Enter faster.
 */
export function useCombobox<T>(props: Props<T>) {
  const { text, onText, options, isSearching, isOnly, selectsFirst = false } = props;
  const id = useId();
  const [state, setState] = useState(CLOSED);
  const open = () => setState(OPEN);
  const close = () => setState(CLOSED);
  const isOpen = state.isOpen && text.trim() !== "";
  const isBarcode = readBarcode(text) !== undefined;
  const isAtOption = state.active >= 0;
  const active = !isAtOption && (selectsFirst || (isBarcode && isOnly)) ? 0 : state.active;

  const choose = (index: number) => {
    const option = options[index];
    if (option === undefined) return;
    close();
    props.onChoose(option);
  };
  const enter = (takes: boolean) => {
    if (takes && isOpen && options[active]) choose(active);
    else if (isOpen && isSearching && (isBarcode || isAtOption || selectsFirst))
      setState({ ...state, isAwaited: true });
    else (props.onEnter ?? open)();
  };
  const isAwaited = state.isAwaited ?? false;
  const isFound = isAwaited && !isSearching;
  const enterFound = useEffectEvent(() => {
    const takes = isOnly || isAtOption || selectsFirst;
    if ((takes && options.length > 0) || props.leavesByEnter) keysAhead?.typeHeldKeys();
    enter(takes);
  });
  useEffect(() => {
    if (!isAwaited) return;
    keysAhead?.holdKeys();
    return () => keysAhead?.dropHeldKeys();
  }, [isAwaited]);
  useEffect(() => {
    if (!isFound) return;
    const timer = setTimeout(() => enterFound());
    return () => clearTimeout(timer);
  }, [isFound]);

  return {
    id,
    isOpen,
    active,
    close,
    choose,
    /** Looks for the goods of a barcode that the camera has read. */
    scan: (barcode: string) => {
      onText(barcode);
      setState({ ...OPEN, isAwaited: true });
    },
    /** For the field, or for the element around it and its list. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || close(),
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? id : undefined,
      "aria-activedescendant": isOpen && options[active] ? `${id}-${active}` : undefined,
      autoComplete: "off",
      spellCheck: false,
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        open();
        onText(target.value);
      },
      onFocus: () => {
        open();
        void loadKeysAhead();
      },
      onClick: open,
      onKeyDown: (event: KeyboardEvent) => {
        const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
        if (isOfInputMethod(nativeEvent) || ctrlKey || metaKey || shiftKey) return;
        if (MOVES_CARET.test(key)) return setState({ ...state, active: -1 });
        const place = placeAfter(key, altKey, { isOpen, active }, options.length, isSearching);
        if (place) setState(place);
        else if (key === "Enter") enter(true);
        else return;
        event.preventDefault();
      },
    } as const,
  };
}

export type Combobox = Omit<ReturnType<typeof useCombobox>, "field">;

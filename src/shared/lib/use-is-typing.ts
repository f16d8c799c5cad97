import { useState, useEffect, useSyncExternalStore } from "react";
import { isOfInputMethod } from "#api-spec/page-kit/parts/input-method.ts";

const FIELD = "input:not([type=checkbox], [type=radio]), textarea, select";

/** True if keys pressed on this element enter text. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELD));
}

const isInField = (): boolean =>
  document.activeElement?.matches("input, textarea, select, [contenteditable]") ?? false;

/** True while a field has the focus: a popup that opens by itself would catch the next keys. */
function useIsTyping(): boolean {
  return useSyncExternalStore(listen, isInField);
}

/**
 * Like `useIsTyping`, but Enter ends a text until more of it is typed: whoever pressed it waits for what comes of it.
 */
export function useIsTextUnfinished(): boolean {
  const isTyping = useIsTyping();
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    const more = () => setEntered(false);
    let submits = false;
    const onKeyDown = (event: KeyboardEvent) => {
      // An input method confirms its composition with Enter.
      submits = event.key === "Enter" && !isOfInputMethod(event);
    };
    // Not before the key is up: until then it would reach whatever takes the focus.
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (submits && key === "Enter") setEntered(true);
    };
    document.addEventListener("keydown", onKeyDown, true);
    document.addEventListener("keyup", onKeyUp, true);
    // After React: an update before it would render the field without the letter, which is then lost.
    document.addEventListener("input", more);
    document.addEventListener("focusin", more);
    return () => {
      document.removeEventListener("keydown", onKeyDown, true);
      document.removeEventListener("keyup", onKeyUp, true);
      document.removeEventListener("input", more);
      document.removeEventListener("focusin", more);
    };
  }, []);
  return isTyping && !isEntered;
}

function listen(onChange: () => void): () => void {
  // From field to field the focus is nowhere for a moment.
  const later = () => setTimeout(onChange);
  document.addEventListener("focusin", later);
  document.addEventListener("focusout", later);
  return () => {
    document.removeEventListener("focusin", later);
    document.removeEventListener("focusout", later);
  };
}

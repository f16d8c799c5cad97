import { isOfInputMethod } from "#api-spec/page-kit/parts/input-method.ts";
import { takesText } from "./use-is-typing.ts";

/**
 * True for a key that is meant for the page: not for a field that somebody types in, with no other key held, and not
 * behind a dialog.
 */
export function isPageKey(event: KeyboardEvent, key: string): boolean {
  const { key: pressed, ctrlKey, metaKey, altKey, target } = event;
  if (pressed !== key || ctrlKey || metaKey || altKey || isOfInputMethod(event) || takesText(target))
    return false;
  return !isBehindDialog();
}

/** True while a modal dialog is open: nothing behind it can take the focus. */
export const isBehindDialog = (): boolean => document.querySelector("[aria-modal=true]") !== null;

/** The key code of what an input method handles. */
const PROCESSED = 229;

/**
 * True for a key that an input method handles, such as the Enter that confirms a word. Safari sends that one after the
 * composition has ended; only its code still reveals it.
 */
export const isOfInputMethod = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean => isComposing || keyCode === PROCESSED;

const FIELDS = "input, select, textarea, button";

/**
 * Focuses the first field of a form, as it is read, that has an error, and scrolls it to the middle of the screen,
 * clear of what sticks to its edges.
 */
export function focusFirstError(form: HTMLElement): void {
  const [wrong] = form.querySelectorAll<HTMLElement>("[aria-invalid=true]");
  const field = wrong?.matches(FIELDS) ? wrong : wrong?.querySelector<HTMLElement>(FIELDS);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

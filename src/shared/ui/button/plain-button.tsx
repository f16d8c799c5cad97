import type { ComponentProps, MouseEvent } from "react";

/**
 * A button without a look of its own. `disabled` does not use the browser's attribute of that name, which takes the
 * focus away and with it the buyer's place on the page: the button stays focusable, is announced as disabled, and does
 * nothing. Styles find it by `[aria-disabled="true"]`; the theme's recipes by `data-disabled`.
 */
export function PlainButton({ disabled, onClick, ...rest }: ComponentProps<"button">) {
  if (!disabled) return <button type="button" {...rest} onClick={onClick} />;
  return <button type="button" {...rest} aria-disabled data-disabled="" onClick={ignore} />;
}

/** Also stops a form that is submitted by Enter: the browser does that by a click on its submit button. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

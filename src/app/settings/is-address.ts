/**
 * Whether a setting is an address that paths can be appended to: `https://api.example`, `https://example/base`, `/base`, or
 * empty for the shop's own origin; or one that is complete, which may have a query. It is written into headers and into `index.html` as it is, so it may use
 * nothing from outside.
 */
export function isAddress(value: unknown, isComplete = false): value is string {
  return (
    typeof value === "string" &&
    /^(https?:\/\/[\w.:[\]-]+)?(\/[\w.~-]+)*$/.test(
      isComplete ? value.replace(/\/?(\?[\w.~%=&/-]*)?$/, "") : value,
    ) &&
    URL.canParse(value, "http://shop")
  );
}

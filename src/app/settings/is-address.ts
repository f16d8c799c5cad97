/**
 * True if a setting is an address to which paths can be appended: `https://api.example`, `https://example/base`,
 * `/base`, or empty for the shop's own origin. A complete address (`isComplete`) may also have a query. Headers and
 * `index.html` contain the address unescaped, so only harmless characters are allowed.
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

/**
 * A mobile number as people type or paste it, in digits alone: `+86 138-0000-1234` and full-width digits become
 * `13800001234`. What is no number stays as it is, so that the rule can refuse it.
 */
export function readMobile(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\s-]/g, "")
    .replace(/^(?:\+?86)(?=\d{11}$)/, "");
}

/**
 * Normalises a mobile number as people type or paste it: `+86 138-0000-1234` and full-width digits become
 * `13800001234`. Anything else is returned unchanged, so that validation can reject it.
 */
export function readMobile(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\s-]/g, "")
    .replace(/^(?:\+?86)(?=\d{11}$)/, "");
}

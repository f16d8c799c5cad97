/**
 * The first of these content codings that the caller takes (RFC 9110, 12.5.3); undefined for plain text, which whoever
 * names no coding gets, as with curl.
 */
export function encodingFor<T extends string>(
  accepted: string | readonly string[] | undefined,
  offered: readonly T[],
): T | undefined {
  const taken = new Map(
    String(accepted ?? "")
      .toLowerCase()
      .split(",")
      .map((each) => {
        const [coding = "", ...parameters] = each.split(";").map((part) => part.trim());
        return [coding, !parameters.some((part) => /^q\s*=\s*0(\.0*)?$/.test(part))] as const;
      }),
  );
  return offered.find((coding) => taken.get(coding) ?? taken.get("*"));
}

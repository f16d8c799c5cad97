import { checkboxStyles } from "#src/shared/ui/field/checkbox.styles.ts";

export const copyStoresStyles = {
  display: "flex",
  flexDirection: "column",
  gap: "2",
  ...checkboxStyles,
  "& p": { color: "fg.muted" },
  "& p b": { color: "brand.fg" },
  "& > [data-part=tick]": { alignSelf: "flex-start", ms: "2" },
  "& ul": { borderWidth: "1px", borderColor: "border", borderRadius: "md", listStyle: "none" },
  "& li": { display: "flex", alignItems: "flex-start", gap: "2", px: "2", py: "2.5" },
  "& li + li": { borderTopWidth: "1px", borderColor: "border" },
  "& [data-part=store]": { display: "flex", flexDirection: "column", flex: "1", minWidth: "0" },
  "& [data-part=name]": { lineHeight: "{sizes.8}", fontWeight: "600", truncate: true },
  "& small": { color: "fg.subtle", fontSize: "xs" },
  "& [data-part=store] > small": { truncate: true },
  "& [data-part=state]": { flexShrink: "0", lineHeight: "{sizes.8}" },
  "& [data-part=result]": { fontSize: "xs", color: "fg.muted", _empty: { display: "none" } },
  "& [data-state=done]": { color: "brand.fg" },
  "& [data-state=failed]": { color: "fg.error" },
} as const;

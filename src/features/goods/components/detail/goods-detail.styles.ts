import { partStyles } from "../goods-parts.styles.ts";

const panel = { borderWidth: "1px", borderColor: "border", borderRadius: "md", bg: "bg.panel" } as const;

export const detailStyles = {
  ...partStyles,
  display: "flex",
  flexDirection: "column",
  gap: "3",
  "& [data-part=product]": {
    ...panel,
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "{sizes.96} minmax(0, 1fr)" },
    gap: { base: "4", md: "6" },
    p: { base: "3", md: "5" },
  },
  "& [data-part=info]": { display: "flex", flexDirection: "column", gap: "4", minWidth: "0" },
  "& [data-part=papers]": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" },
    alignItems: "start",
    gap: "3",
  },
  "& [data-part=column]": { display: "grid", gap: "3", minWidth: "0" },
  "& dt": { color: "fg.subtle" },
  "& table": { width: "full", borderCollapse: "collapse" },
  "& th": { color: "fg.subtle", fontWeight: "400", textAlign: "start" },
  "& th, & td": { py: "1.5", pe: "3", whiteSpace: "nowrap" },
  "& [data-end]": { pe: "0", textAlign: "end" },
  // The buy bar is fixed at the bottom, within reach of the thumb; the padding keeps it from covering the page's end.
  mdDown: { pb: "20", "& td small": { display: "table" } },
} as const;

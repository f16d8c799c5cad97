import { checkboxStyles } from "#src/shared/ui/field/checkbox.styles.ts";

const columns = "{sizes.8} {sizes.14} minmax(0, 1fr) {sizes.32} {sizes.36} {sizes.28} {sizes.44}";

/** One style block for all rows. */
export const goodsBatchStyles = {
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "md",
  bg: "bg.panel",
  ...checkboxStyles,
  "& [data-part=columns], & [data-part=line]": {
    display: "grid",
    gridTemplateColumns: columns,
    columnGap: "4",
    alignItems: "center",
    px: "3",
  },
  "& [data-part=columns]": {
    minHeight: "10",
    borderTopRadius: "md",
    bg: "bg.muted",
    color: "fg.muted",
    fontSize: "xs",
  },
  "& [data-part=wide]": { gridColumn: "span 2" },
  "& [data-align=end]": { textAlign: "end" },
  "& [data-part=head]": {
    px: "3",
    borderTopWidth: "1px",
    borderColor: "border",
    bg: "bg.subtle",
    fontWeight: "600",
  },
  "& [data-part=head] > span": { display: "flex", alignItems: "center", gap: "3", minHeight: "10" },
  "& small": { color: "fg.subtle", fontSize: "xs", fontWeight: "400" },
  "& [data-part=line]": { minHeight: "20", py: "2", borderTopWidth: "1px", borderColor: "border" },
  "& [data-part=line]:hover": { bg: "bg.subtle" },
  // The usual price red has too little contrast on a tinted background.
  "& [data-part=line]:hover [data-size]:not([data-hidden])": { color: "price.600" },
  "& [data-part=info]": { minWidth: "0" },
  "& [data-part=title]": { display: "flex", alignItems: "baseline", gap: "2", minWidth: "0" },
  "& [data-part=name]": { fontWeight: "600", truncate: true },
  "& a[data-part=name]:hover": { color: "brand.fg", textDecoration: "underline" },
  "& [data-part=muted]": { display: "block", color: "fg.subtle", fontSize: "xs", truncate: true },
  "& [data-part=note], & [data-part=supply]": {
    display: "flex",
    flexDirection: "column",
    minWidth: "0",
    color: "fg.muted",
    fontSize: "xs",
  },
  "& [data-part=note] b": { fontWeight: "600" },
  "& [data-change=down]": { color: "brand.fg" },
  "& [data-change=up]": { color: "fg.promo" },
  "& [data-level=few]": { color: "fg.promo" },
  "& [data-level=none]": { color: "fg.subtle" },
  "& [data-part=price]": { textAlign: "end" },
  "& [data-part=buy]": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2" },
  "& [data-part=add]": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    boxSize: "8",
    borderWidth: "1px",
    borderColor: "brand.border",
    borderRadius: "sm",
    color: "brand.fg",
    cursor: "pointer",
  },
  "& [data-part=add]:hover": { bg: "brand.solid", color: "brand.contrast" },
  "& [data-part=reason]": { color: "fg.subtle", fontSize: "xs" },
  "& [data-part=problem]": { flexBasis: "100%", color: "fg.error", fontSize: "xs" },
  "& [data-part=in-cart]": { flexBasis: "100%", color: "brand.fg", fontSize: "xs" },
  "& [data-part=actions]": { textAlign: "end" },
  lgDown: {
    "& [data-part=columns]": { srOnly: true },
    "& [data-part=line]": {
      gridTemplateColumns: "{sizes.8} {sizes.14} minmax(0, 1fr) auto",
      gridTemplateAreas:
        '"tick image info actions" "tick image supply supply" "tick note note note" "tick price buy buy"',
      columnGap: "2",
      rowGap: "1",
      px: "2",
    },
    "& [data-part=tick-cell]": { gridArea: "tick", alignSelf: "start" },
    "& [data-part=image]": { gridArea: "image", alignSelf: "start" },
    "& [data-part=info]": { gridArea: "info" },
    "& [data-part=note]": { gridArea: "note", flexDirection: "row", flexWrap: "wrap", columnGap: "3" },
    "& [data-part=supply]": { gridArea: "supply", flexDirection: "row", flexWrap: "wrap", columnGap: "3" },
    "& [data-part=price]": { gridArea: "price", textAlign: "start" },
    "& [role=cell]:has(> [data-part=buy])": { gridArea: "buy" },
    "& [data-part=buy]": { justifyContent: "flex-end" },
    "& [data-part=actions]": { gridArea: "actions" },
    "& [data-part=add]": { boxSize: "10" },
  },
} as const;

/** The same with a column for actions. */
export const actedBatchStyles = {
  ...goodsBatchStyles,
  lg: {
    "& [data-part=columns], & [data-part=line]": { gridTemplateColumns: `${columns} {sizes.10}` },
  },
} as const;

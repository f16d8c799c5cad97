import { partStyles } from "./goods-parts.styles.ts";

export const cardStyles = {
  ...partStyles,
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: "1",
  minWidth: "0",
  height: "100%",
  p: "3",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "md",
  bg: "bg.panel",
  "&:hover": { borderColor: "brand.border", boxShadow: "sm" },
  "& > a[aria-hidden]": { alignSelf: "center", mb: "1" },
  "& [data-part=title]": { display: "flex", alignItems: "baseline", gap: "1" },
  "& [data-part=title] a": { lineClamp: "2" },
  "& [data-part=price-line]": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: "2",
    minHeight: "6",
  },
  // The reason for a hidden price takes one line on a phone, too.
  "& [data-part=price-line] [data-hidden]": { fontSize: { base: "xs", md: "sm" } },
  "& [data-part=spec]": { color: "fg.muted", truncate: true },
  "& [data-line]": { truncate: true },
  "& [data-part=facts]": { display: "flex", justifyContent: "space-between", gap: "2", fontSize: "xs" },
  "& > [data-part=in-cart]": { position: "absolute", top: "2", insetInlineStart: "2" },
  "& > [data-part=actions]": { position: "absolute", top: "1", insetInlineEnd: "1" },
  "& > [data-part=buy]": { mt: "auto", pt: "1", containerType: "inline-size" },
  // The stepper's message overlaps the next row, whose cards come later in the DOM.
  "&:has([role=status]:not(:empty))": { zIndex: "1" },
  // Where both do not fit on one line, the button shows only its icon.
  "@container (max-width: 13rem)": {
    "& [data-part=add] > span": { srOnly: true },
    "& [data-part=buy] > :first-child": { flex: "3" },
    "& [data-part=buy] input": { width: "full", minWidth: "8" },
  },
} as const;

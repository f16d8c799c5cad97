/** Promises and ads beside the form; on a phone the form comes first. */
export const loginPageStyles = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) {sizes.sm}" },
  gridTemplateRows: { md: "minmax(0, 1fr) auto" },
  gridTemplateAreas: { base: '"form" "ads"', md: '"promises form" "ads form"' },
  maxWidth: "5xl",
  my: { base: "3", md: "8" },
  mx: "auto",
  borderRadius: "lg",
  bg: "bg.panel",
  boxShadow: "sm",
  overflow: "hidden",
  "& > [data-part=promises]": { gridArea: "promises", display: { base: "none", md: "flex" } },
  "& > [data-part=ads]": {
    gridArea: "ads",
    px: { base: "4", md: "10" },
    pb: { base: "4", md: "8" },
    bg: { md: "brand.fg" },
  },
  "& > [data-part=form]": { gridArea: "form", px: { base: "4", md: "10" }, py: { base: "5", md: "10" } },
} as const;

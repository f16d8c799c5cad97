/** For the style block of whatever contains checkboxes. The label is the click target: at least 32 px. */
export const checkboxStyles = {
  "& [data-part=tick]": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minWidth: "8",
    minHeight: "8",
    cursor: "pointer",
    whiteSpace: "nowrap",
  },
  "& [data-part=tick] input": { boxSize: "4", accentColor: "{colors.brand.solid}", cursor: "inherit" },
  "& [data-part=tick]:has(input:disabled)": { cursor: "not-allowed" },
} as const;

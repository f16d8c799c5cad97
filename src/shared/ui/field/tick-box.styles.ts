/** Goes into the one style block of whatever holds tick boxes. The label is the target: 32 px and more. */
export const tickBoxStyles = {
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

import { chakra } from "@chakra-ui/react";
import { company } from "#src/shared/company.ts";

/** How to get to the company: each route as a line with its stops. */
export function RouteLines() {
  return (
    <chakra.section css={styles} aria-label="来访路线图">
      {company.routes.map(({ by, stops }) => (
        <div key={by} data-part="way">
          <b>{by}</b>
          <ol>
            {stops.map(({ name, note }) => (
              <li key={name}>
                <span>{name}</span>
                <small>{note}</small>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </chakra.section>
  );
}

const styles = {
  display: "grid",
  gap: "5",
  px: "4",
  py: "4",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "md",
  "& [data-part=way]": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "{sizes.20} minmax(0, 1fr)" },
    gap: "3",
  },
  "& b": { fontWeight: "600" },
  "& ol": { display: "flex", flexDirection: { base: "column", md: "row" }, listStyle: "none" },
  "& li": {
    position: "relative",
    flex: "1",
    display: "flex",
    flexDirection: "column",
    ps: { base: "6", md: "0" },
    pb: { base: "4", md: "0" },
    pt: { md: "5" },
  },
  // The line from one stop to the next, and the stop on it.
  "& li:not(:last-child)::before": {
    content: '""',
    position: "absolute",
    bg: "brand.border",
    insetStart: { base: "1.5", md: "3" },
    top: { base: "3", md: "1.5" },
    width: { base: "0.5", md: "full" },
    height: { base: "full", md: "0.5" },
  },
  "& li::after": {
    content: '""',
    position: "absolute",
    insetStart: "0.5",
    top: { base: "1.5", md: "0.5" },
    boxSize: "3",
    borderWidth: "3px",
    borderColor: "brand.solid",
    borderRadius: "full",
    bg: "bg.panel",
  },
  "& li:last-child::after": { bg: "brand.solid" },
  "& li:last-child span": { color: "brand.fg", fontWeight: "600" },
  "& small": { color: "fg.subtle", fontSize: "xs" },
} as const;

import { chakra, Skeleton } from "@chakra-ui/react";

const LINES = 4;

type Props = {
  label: string;
  /** Plain text; undefined while loading. */
  text: string | undefined;
};

/** The rules of an activity, line by line. */
export function PlainRules({ label, text }: Props) {
  const lines = text?.split("\n").filter((line) => line.trim() !== "");
  if (lines?.length === 0) return null;
  return (
    <chakra.section css={styles} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {lines
          ? lines.map((line, index) => <li key={index}>{line}</li>)
          : Array.from({ length: LINES }, (_, index) => (
              <li key={index}>
                <Skeleton as="span" display="inline-block" w="2/3" h="3" />
              </li>
            ))}
      </ul>
    </chakra.section>
  );
}

const styles = {
  display: "flex",
  flexDirection: { base: "column", md: "row" },
  columnGap: "6",
  rowGap: "1",
  mb: "3",
  px: "4",
  py: "3",
  borderWidth: "1px",
  borderRadius: "md",
  bg: "bg.panel",
  "& h2": { flexShrink: "0", fontWeight: "600" },
  "& ul": {
    flex: "1",
    columnCount: { md: "2" },
    color: "fg.muted",
    fontSize: "xs",
    lineHeight: "1.75",
    listStyle: "none",
    overflowWrap: "anywhere",
  },
  "& li": { breakInside: "avoid" },
} as const;

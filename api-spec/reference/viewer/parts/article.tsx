import { Box, Grid, Heading, Text } from "@chakra-ui/react";
import type { Provenance } from "#api-spec/kit/schema.ts";
import { ProvenanceBadge } from "./badges.tsx";

/** The level of an article's heading: `h2` where it is one of many on a page. */
export type Level = "h1" | "h2";

type Props = {
  readonly crumb: string;
  readonly title: React.ReactNode;
  readonly level: Level;
  readonly provenance?: Provenance | undefined;
  readonly head?: React.ReactNode;
  /** Beside the text on a wide window. */
  readonly examples?: React.ReactNode;
  readonly children: React.ReactNode;
};

/** A page, or one of those on the page of the full text. */
export const Article = ({ crumb, title, level, provenance, head, examples, children }: Props) => (
  <Box
    as="article"
    maxWidth={examples ? undefined : "56rem"}
    {...(level === "h2" && {
      marginBlockStart: "12",
      breakBefore: { _print: "page" },
      contentVisibility: { base: "auto", _print: "visible" },
      containIntrinsicSize: "auto 60rem",
    })}
  >
    <Text color="fg.subtle" fontSize="xs">
      {crumb}
    </Text>
    <Heading as={level} size="xl" tabIndex={-1} lineHeight="short" marginBlockEnd="3">
      {title} <ProvenanceBadge provenance={provenance} />
    </Heading>
    {head}
    <Grid
      gap="8"
      templateColumns={{ xl: examples ? "minmax(0, 1fr) minmax(0, 28rem)" : undefined, _print: "1fr" }}
    >
      <Box minWidth="0">{children}</Box>
      {examples && (
        <Box minWidth="0" alignSelf="start" position={{ xl: "sticky", _print: "static" }} top="20">
          {examples}
        </Box>
      )}
    </Grid>
  </Box>
);

type SectionProps = {
  readonly below: Level;
  readonly title: React.ReactNode;
  readonly children: React.ReactNode;
};

/** A section of an article whose heading has the level `below`. */
export const Section = ({ below, title, children }: SectionProps) => (
  <section>
    <Heading as={below === "h1" ? "h2" : "h3"} size="md" marginBlockStart="8" marginBlockEnd="3">
      {title}
    </Heading>
    {children}
  </section>
);

import { chakra, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { stepsAt } from "#src/shared/lib/steps-at.ts";
import { StepBar } from "#src/shared/ui/progress/step-bar.tsx";

type Props = {
  title: string;
  steps: readonly string[];
  current: number;
  isOver?: boolean;
  /** Links to alternatives, beside the title. */
  others?: ReactNode;
  children: ReactNode;
};

/** The layout of a multi-step process. */
export function StepFrame({ title, steps, current, isOver = false, others, children }: Props) {
  return (
    <chakra.div css={styles}>
      <header>
        <Heading as="h1" fontSize="xl" fontWeight="600">
          {title}
        </Heading>
        {others && <div>{others}</div>}
      </header>
      <div data-part="steps">
        <StepBar label={`${title}的步骤`} steps={stepsAt(steps, current, isOver)} />
      </div>
      <div data-part="content">{children}</div>
    </chakra.div>
  );
}

const styles = {
  maxWidth: "5xl",
  mx: "auto",
  my: { base: "3", md: "6" },
  borderWidth: "1px",
  borderRadius: "lg",
  bg: "bg.panel",
  "& > header": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: "6",
    rowGap: "1",
    px: { base: "4", md: "8" },
    py: { base: "3", md: "4" },
    borderBottomWidth: "1px",
    color: "fg.muted",
  },
  "& > header h1": { color: "fg" },
  "& > header div": { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "4" },
  "& > header a": { py: "1", color: "brand.fg" },
  "& > header span a": { textDecoration: "underline" },
  "& > [data-part=steps]": {
    display: "flex",
    justifyContent: "center",
    px: { base: "2", md: "8" },
    pt: { base: "4", md: "6" },
    fontSize: "xs",
    whiteSpace: "nowrap",
  },
  "& > [data-part=steps] > ol": { maxWidth: "xl" },
  "& > [data-part=content]": { px: { base: "4", md: "8" }, py: { base: "4", md: "6" } },
} as const;

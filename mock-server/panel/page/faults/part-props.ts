import type { Draft, Problem } from "./draft.ts";

/** What each part of the form works on. */
export type PartProps = {
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
  readonly problem: Problem | undefined;
};

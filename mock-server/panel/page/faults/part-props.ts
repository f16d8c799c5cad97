import type { Draft, Problem } from "./draft.ts";

/** Props of the parts of the form. */
export type PartProps = {
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
  readonly problem: Problem | undefined;
};

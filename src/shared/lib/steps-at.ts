type State = "done" | "current" | "coming";

/** Steps by name, with `current` (from 1) the one that is open; with `isOver` it is behind, too. */
export const stepsAt = (names: readonly string[], current: number, isOver = false) =>
  names.map((name, index): { name: string; state: State } => {
    const step = index + 1;
    if (step < current || isOver) return { name, state: "done" };
    return { name, state: step === current ? "current" : "coming" };
  });

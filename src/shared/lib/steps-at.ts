type State = "done" | "current" | "coming";

/** Named steps with their states; `current` counts from 1, and `isOver` means that it is completed, too. */
export const stepsAt = (names: readonly string[], current: number, isOver = false) =>
  names.map((name, index): { name: string; state: State } => {
    const step = index + 1;
    if (step < current || isOver) return { name, state: "done" };
    return { name, state: step === current ? "current" : "coming" };
  });

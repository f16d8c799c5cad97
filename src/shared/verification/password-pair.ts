import type { Path, UseFormReturn } from "react-hook-form";

type Pair = { password: string; repetition: string };

/**
 * The two fields of a new password, each registered where it is rendered, because the first invalid one is focused: a
 * difference is reported on leaving either of them, once both are filled in.
 */
export function passwordPair<V extends Pair>({ register, trigger, getValues }: UseFormReturn<V>) {
  const [password, repetition] = ["password", "repetition"] as [Path<V>, Path<V>];
  const compare = () => {
    const { password: once, repetition: again } = getValues();
    if (once !== "" && again !== "") void trigger(repetition);
  };
  return {
    password: () => register(password, { onBlur: compare }),
    repetition: () => register(repetition, { onBlur: compare }),
  };
}

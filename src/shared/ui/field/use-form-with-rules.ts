import { useEffect, useEffectEvent } from "react";
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { useLazyRules } from "./use-lazy-rules.ts";

type Options<In extends FieldValues, Out extends FieldValues> = {
  /** Resolves to the rules for the current values. */
  loadRules: (values: In) => Promise<ZodMiniType<Out, In>>;
  empty: In;
  /** The initial values, if the form does not start empty. */
  initial?: In | undefined;
  draft?: { keep: (values: In) => void };
};

/** A form whose rules are loaded after it, and whose values are saved as they are typed where it has a draft. */
export function useFormWithRules<In extends FieldValues, Out extends FieldValues = In>({
  loadRules,
  empty,
  initial = empty,
  draft,
}: Options<In, Out>): UseFormReturn<In, unknown, Out> {
  const form = useForm<In, unknown, Out>({
    resolver: useLazyRules<In, Out>(loadRules, empty),
    defaultValues: initial as DefaultValues<In>,
  });
  const { subscribe } = form;
  const keep = useEffectEvent((values: In) => draft?.keep(values));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
  return form;
}

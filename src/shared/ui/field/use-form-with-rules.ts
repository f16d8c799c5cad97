import { useEffect, useEffectEvent } from "react";
import {
  type DefaultValues,
  type FieldValues,
  useForm,
  type UseFormReturn,
  type Resolver,
} from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { loadAhead } from "#src/shared/lib/load-ahead.ts";
import { toast } from "../feedback/feedback-store.ts";

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
    // It would take the order in which fields registered; useFormSubmit takes that of the page.
    shouldFocusError: false,
  });
  const { subscribe } = form;
  const keep = useEffectEvent((values: In) => draft?.keep(values));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
  return form;
}

/** The page has long loaded by then and nobody has completed a form; later the network may be down. */
const FETCH_DELAY_MS = 2000;

/**
 * A form's validation rules, loaded after the form: soon, or at the latest on first use. `load` resolves to the rules
 * for the current values. If loading fails, the form says so and is not submitted.
 */
function useLazyRules<In extends FieldValues, Out extends FieldValues = In>(
  load: (values: In) => Promise<ZodMiniType<Out, In>>,
  empty: In,
): Resolver<In, unknown, Out> {
  const fetchSoon = useEffectEvent(() => loadAhead(load(empty), loadResolver()));
  useEffect(() => {
    const timer = setTimeout(() => fetchSoon(), FETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return async (values, context, options) => {
    const loaded = await Promise.all([load(values), loadResolver()]).catch(() => undefined);
    if (loaded) return loaded[1](loaded[0])(values, context, options);
    toast({ status: "error", message: "网络连接异常，填写的内容还没有提交，请检查网络后重试" });
    return { values: {}, errors: { rules: { type: "load" } } } as never;
  };
}

const loadResolver = async () => (await import("@hookform/resolvers/zod")).zodResolver;

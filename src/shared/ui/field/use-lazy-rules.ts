import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { loadAhead } from "#src/shared/lib/load-ahead.ts";
import { toast } from "../feedback/feedback-store.ts";

/** The page has long loaded by then and nobody has completed a form; later the network may be down. */
const FETCH_DELAY_MS = 2000;

/**
 * A form's validation rules, loaded after the form: soon, or at the latest on first use. `load` resolves to the rules
 * for the current values. If loading fails, the form says so and is not submitted.
 */
export function useLazyRules<In extends FieldValues, Out extends FieldValues = In>(
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

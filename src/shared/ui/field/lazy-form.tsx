import { type FunctionComponent, Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { PartMissing } from "../state/part-missing.tsx";

/** A form within a page, loaded when it is opened. */
export function lazyForm<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  const Form = lazyPart(load, PartMissing);
  return function LateForm(props: P) {
    return (
      <Suspense fallback={<Skeleton height="60" />}>
        <Form {...props} />
      </Suspense>
    );
  };
}

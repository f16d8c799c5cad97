import type { Failure } from "#src/shared/lib/failure.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";

type Props = { title: string; error: Failure; onRetry: () => void };

export function DetailFailed({ title, error, onRetry }: Props) {
  return (
    <>
      <PageHeading title={title} />
      <LoadError error={error} what="商品" onRetry={onRetry} />
    </>
  );
}

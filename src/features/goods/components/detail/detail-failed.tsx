import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";

type Props = { title: string; onRetry: () => void };

/** A product whose page did not load. */
export function DetailFailed({ title, onRetry }: Props) {
  return (
    <>
      <PageHeading title={title} />
      <LoadError title="商品没有加载出来" onRetry={onRetry} />
    </>
  );
}

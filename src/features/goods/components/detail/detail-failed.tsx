import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";

type Props = { title: string; onRetry: () => void };

export function DetailFailed({ title, onRetry }: Props) {
  return (
    <>
      <PageHeading title={title} />
      <LoadError title="商品没有加载出来" onRetry={onRetry} />
    </>
  );
}

import { FileClock } from "#generated/icons/file-clock.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useNextRegistrationStep } from "../hooks/use-next-registration-step.ts";

/** The state of a buyer's approval and the next step, shown instead of content. */
export function ApprovalState({ title }: { title: string }) {
  const { data: step, error } = useNextRegistrationStep();
  if (!step && !error) return <Skeleton height="64" aria-label="审核进度加载中" />;
  const { text, label, to } = step ?? {
    text: "资质审核通过后即可查看价格、下单采购。",
    label: "查看资质证照",
    to: paths.certificates(),
  };
  return (
    <EmptyState
      framed
      icon={<FileClock size={26} strokeWidth={1.5} />}
      title={title}
      hint={text}
      links={[
        { name: label, to },
        { name: "先浏览商品", to: paths.list() },
      ]}
    />
  );
}

import { useSearchParams } from "react-router-dom";
import { ResolveActivity } from "#src/features/activity/components/resolve-activity.tsx";
import { activityAddress } from "#src/features/activity/lib/activity-target.ts";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";

export function LoadingActivityPage() {
  const [query] = useSearchParams();
  return (
    <>
      <VisuallyHidden as="h1">活动加载中</VisuallyHidden>
      <ResolveActivity address={activityAddress(query)} />
    </>
  );
}

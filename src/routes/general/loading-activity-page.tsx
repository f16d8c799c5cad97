import { VisuallyHidden } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { ResolveActivity } from "#src/features/activity/components/resolve-activity.tsx";
import { activityAddress } from "#src/features/activity/lib/activity-target.ts";

export function LoadingActivityPage() {
  const [query] = useSearchParams();
  return (
    <>
      <VisuallyHidden asChild>
        <h1>活动加载中</h1>
      </VisuallyHidden>
      <ResolveActivity address={activityAddress(query)} />
    </>
  );
}

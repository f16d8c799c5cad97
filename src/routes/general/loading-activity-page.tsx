import { useSearchParams } from "react-router-dom";
import { ResolveActivity } from "#src/features/activity/components/resolve-activity.tsx";
import styles from "./loading-activity-page.module.css";
import { activityAddress } from "#src/features/activity/lib/activity-target.ts";

export function LoadingActivityPage() {
  const [query] = useSearchParams();
  return (
    <>
      <h1 className={styles.visuallyHidden}>活动加载中</h1>
      <ResolveActivity address={activityAddress(query)} />
    </>
  );
}

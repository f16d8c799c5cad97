import { useParams } from "react-router-dom";
import { ActivityCentre } from "#src/features/activity/components/activity-centre.tsx";
import { ActivityGone } from "#src/features/activity/components/activity-gone.tsx";
import { ActivityHub } from "#src/features/activity/components/activity-hub.tsx";
import { ActivityView } from "#src/features/activity/components/activity-view.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { parseIds } from "#src/shared/lib/parse-ids.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { blockParts } from "./block-parts.tsx";

export function ActivitiesPage() {
  const { id: text } = useParams();
  if (text === undefined) return <ActivityHub />;
  const id = parseId(text);
  return id === undefined ? (
    <Gone title="活动专区" />
  ) : (
    <ActivityView key={id} id={id} title="活动专区" {...blockParts} />
  );
}

export function ActivityCentrePage() {
  const params = useParams();
  const ids = parseIds(params.ids);
  const id = parseId(params.id);
  if (ids === undefined || (params.id !== undefined && id === undefined)) return <Gone title="活动中心" />;
  return (
    <ActivityCentre ids={ids} id={id}>
      {(current) => <ActivityView key={current} id={current} title="活动中心" {...blockParts} />}
    </ActivityCentre>
  );
}

function Gone({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <ActivityGone />
    </>
  );
}

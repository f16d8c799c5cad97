import { useParams } from "react-router-dom";
import { ActivityCenter } from "#src/features/activity/components/activity-center.tsx";
import { ActivityHub } from "#src/features/activity/components/activity-hub.tsx";
import { ActivityView } from "#src/features/activity/components/activity-view.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { parseIds } from "#src/shared/lib/parse-ids.ts";
import { blockParts } from "./block-parts.tsx";
import { Gone } from "./gone.tsx";

export function ActivitiesPage() {
  const { id: text } = useParams();
  if (text === undefined) return <ActivityHub />;
  const id = parseId(text);
  const gone = <Gone title="活动专区" />;
  return id === undefined ? (
    gone
  ) : (
    <ActivityView key={id} id={id} title="活动专区" gone={gone} {...blockParts} />
  );
}

export function ActivityCenterPage() {
  const params = useParams();
  const ids = parseIds(params.ids);
  const id = parseId(params.id);
  const gone = <Gone title="活动中心" />;
  if (ids === undefined || (params.id !== undefined && id === undefined)) return gone;
  return (
    <ActivityCenter ids={ids} id={id} gone={gone}>
      {(current) => <ActivityView key={current} id={current} title="活动中心" gone={gone} {...blockParts} />}
    </ActivityCenter>
  );
}

import { ActivityTemplate } from "#src/features/activity/components/activity-template.tsx";
import { blockParts } from "./block-parts.tsx";
import { Gone } from "./gone.tsx";

export function ActivityTemplatePage() {
  return <ActivityTemplate {...blockParts} gone={<Gone title="活动专题" />} />;
}

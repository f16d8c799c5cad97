import { ActivityTemplate } from "#src/features/activity/components/activity-template.tsx";
import { blockParts } from "./block-parts.tsx";

export function ActivityTemplatePage() {
  return <ActivityTemplate {...blockParts} />;
}

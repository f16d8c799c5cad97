import { useSearchParams } from "react-router-dom";
import { CombinationZone } from "#src/features/goods/combination/combination-zone.tsx";
import { GroupCombinations } from "#src/features/goods/combination/group-combinations.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";

export function CombinationZonePage() {
  const [search] = useSearchParams();
  return <CombinationZone groupId={parseId(search.get("group"))} />;
}

export function GroupCombinationsPage() {
  const [search] = useSearchParams();
  const text = search.get("id");
  return <GroupCombinations selected={text === null ? "all" : (parseId(text) ?? "unknown")} />;
}

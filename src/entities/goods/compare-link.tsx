import { useGo } from "#src/shared/lib/use-go.ts";
import { paths } from "#src/shared/paths.ts";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { COMPARED_MOST } from "./compared.ts";

/** Compares the ticked goods of a list; says how many may be ticked where they are too few or too many. */
export function CompareLink({ goodsIds }: { goodsIds: readonly number[] }) {
  const go = useGo();
  const isPossible = goodsIds.length >= 2 && goodsIds.length <= COMPARED_MOST;
  return (
    <TextButton
      disabled={!isPossible}
      title={isPossible ? undefined : `勾选 2 到 ${COMPARED_MOST} 种商品后对比`}
      onClick={() => go(paths.compare({ ids: goodsIds.join(",") }))}
    >
      对比
    </TextButton>
  );
}

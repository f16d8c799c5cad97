import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Flag } from "#generated/enums.ts";
import { useListStores } from "#generated/hooks/store/store.ts";
import type { CartLine } from "#generated/model/index.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { ClosedNotice } from "../closed-notice.tsx";
import { useMatching } from "../matching/use-matching.ts";
import { MatrixEntry } from "./matrix-entry.tsx";
import type { NewRow } from "./matrix.ts";
import { useMatrix } from "./use-matrix.ts";

const FilledMatrix = lazyPart(async () => (await import("./filled-matrix.tsx")).FilledMatrix, PartMissing);

type Props = {
  /** The selected lines of the cart; undefined while unknown. */
  cart: readonly CartLine[] | undefined;
  /** The page was opened to fill these into the other stores' carts. */
  takesCart: boolean;
  onTaken: () => void;
};

/** A matrix of goods × stores: the quantity for each store, and a button that fills every cart at once. */
export function StoreMatrix({ cart, takesCart, onTaken }: Props) {
  const query = useListStores({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const { matrix, edits, closed } = useMatrix();
  const matching = useMatching(matrix, edits.putMatches);
  const { data } = query;
  const stores = data?.filter(({ is_passed }) => is_passed === Flag.Yes) ?? [];
  const waiting = (data?.length ?? 0) - stores.length;

  const takeCart = () =>
    edits.addRows(
      (cart ?? []).map(({ goods, number }) => ({
        text: goods.name,
        goods,
        cells: Object.fromEntries(stores.map(({ id }) => [id, String(number)])),
      })),
    );
  /** The row that gets the focus. */
  const [startAt, setStartAt] = useState<string>();
  const add = (rows: readonly NewRow[]) => {
    edits.addRows(rows);
    setStartAt(String(matrix.lastKey + 1));
  };
  const wasTaken = useRef(false);
  const takeOnce = useEffectEvent(() => {
    if (wasTaken.current) return;
    wasTaken.current = true;
    takeCart();
    onTaken();
  });
  const canTake = takesCart && cart !== undefined && data !== undefined;
  useEffect(() => {
    if (canTake) takeOnce();
  }, [canTake]);

  return (
    <Loaded query={query} what="门店" skeleton="80">
      {() =>
        stores.length < 2 ? (
          <Panel title="多店采购">
            <EmptyState
              title="还没有其他可采购的门店"
              hint="关联同一企业的门店并通过资质审核后，就可以在一张表里给各店填数量。"
              links={[{ name: "我的门店", to: paths.stores() }]}
            />
          </Panel>
        ) : (
          <Stack gap="3">
            {closed && (
              <ClosedNotice
                closed={closed}
                what="多店采购"
                amount={`${closed.value.lines.length} 种商品`}
                onRestore={edits.restore}
              />
            )}
            <Panel
              title="多店采购"
              hint={
                waiting > 0
                  ? `${waiting} 家门店资质待审核，暂不能分配。`
                  : "各店要多少，一张表填好，一次填入各店购物车。"
              }
            >
              <MatrixEntry stores={stores} cartKinds={cart?.length ?? 0} onRows={add} onTakeCart={takeCart} />
            </Panel>
            {matrix.lines.length > 0 && (
              <Suspense fallback={<Skeleton height="80" />}>
                <FilledMatrix
                  stores={stores}
                  matrix={matrix}
                  edits={edits}
                  matching={matching}
                  startAt={startAt}
                />
              </Suspense>
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}

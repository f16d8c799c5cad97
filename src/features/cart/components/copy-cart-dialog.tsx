import { Flag } from "#generated/enums.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useListStores } from "#generated/hooks/store/store.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { useCopyCart } from "../hooks/use-copy-cart.ts";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./copy-cart-dialog.module.css";
import { CopyStores } from "./copy-stores.tsx";

type Props = { lineIds: readonly number[]; onClose: () => void };

/** Selects the stores to copy the lines to, and shows the result of each. */
export function CopyCartDialog({ lineIds, onClose }: Props) {
  const query = useListStores({
    query: { select: ({ data }) => data.filter(({ is_current }) => is_current === Flag.No) },
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { results, isCopying, copy } = useCopyCart(lineIds);
  const isFinished = results.size > 0 && !isCopying;
  const waiting = [...chosen].filter((id) => results.get(id)?.state !== "done");

  return (
    <Modal
      title="复制到其他门店"
      onClose={onClose}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            {isFinished ? "关闭" : "取消"}
          </Button>
          {query.data && query.data.length > 0 && !(isFinished && waiting.length === 0) && (
            <Button
              size="sm"
              disabled={waiting.length === 0}
              loading={isCopying}
              onClick={() => void copy(waiting)}
            >
              {waiting.length > 0 ? `复制到 ${waiting.length} 家门店` : "复制"}
            </Button>
          )}
        </>
      }
    >
      <Loaded
        query={query}
        what="门店"
        as="tile"
        skeleton={
          <div className={styles.loading}>
            <Skeletons count={3} height="10" />
          </div>
        }
        empty={
          <EmptyState
            title="还没有其他门店"
            hint="在多店管理中关联同一企业的门店后，就可以把购物车复制过去。"
            action={
              <Button asChild size="sm">
                <Link to={paths.stores()}>去多店管理</Link>
              </Button>
            }
          />
        }
      >
        {(stores) => (
          <>
            <CopyStores
              kinds={lineIds.length}
              stores={stores}
              chosen={chosen}
              onChoose={setChosen}
              results={results}
              disabled={isCopying}
            />
            {results.size === 0 && (
              <Link className={styles.other} to={paths.storeMatrix(true)} onClick={onClose}>
                各店数量不一样？按店填写数量
              </Link>
            )}
          </>
        )}
      </Loaded>
    </Modal>
  );
}

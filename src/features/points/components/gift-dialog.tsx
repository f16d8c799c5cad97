import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { useGetPointsGoods } from "#generated/hooks/points/points.ts";
import type { PointsGoods, PointsOrder } from "#generated/model/index.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { usePointsBalance } from "../hooks/use-points-balance.ts";
import { Exchanged } from "./exchanged.tsx";
import styles from "./gift-dialog.module.css";
import { GiftFacts } from "./gift-facts.tsx";

type Props = {
  id: number;
  onClose: () => void;
  /** Quantity, address and button; `onDone` receives the created order. */
  children: (gift: PointsGoods, onDone: (order: PointsOrder) => void) => ReactNode;
};

/** A gift in detail, with the order form. */
export function GiftDialog({ id, onClose, children }: Props) {
  const [order, setOrder] = useState<PointsOrder>();
  const query = useGetPointsGoods(id, {
    // A missing gift is explained in the dialog.
    query: { select: (response) => response.data, meta: { errors: inlineIf(isNotFound) } },
  });
  const { isVisitor, isMember } = usePointsBalance();
  if (order) return <Exchanged order={order} onClose={onClose} />;
  return (
    <Modal title="积分兑换" onClose={onClose}>
      {!query.data && query.error?.status === 404 ? (
        <EmptyState
          title="礼品不存在或已下架"
          hint="它可能已经兑完下架，看看其他礼品吧。"
          action={
            <Button size="sm" onClick={onClose}>
              看其他礼品
            </Button>
          }
        />
      ) : (
        <Loaded query={query} what="礼品" skeleton="80">
          {(gift) => (
            <>
              <GiftFacts gift={gift} />
              {isVisitor && <LogIn />}
              {isMember && children(gift, setOrder)}
            </>
          )}
        </Loaded>
      )}
    </Modal>
  );
}

function LogIn() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink className={styles.logIn} to={paths.login(pathname + search)}>
      登录后兑换
    </ButtonLink>
  );
}

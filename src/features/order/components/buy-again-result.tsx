import { Box, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Flag } from "#generated/enums.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { CircleX } from "#generated/icons/circle-x.ts";
import { Link } from "react-router-dom";
import type { BuyAgain } from "#generated/model/buyAgain.ts";
import { paths } from "#src/shared/paths.ts";
import styles from "./buy-again-result.module.css";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";

type Props = { result: BuyAgain; onClose: () => void };

/** Lists the goods that could not be bought again, with reasons, and the changed ones, with a link to the cart. */
export function BuyAgainResult({ result: { added, failed }, onClose }: Props) {
  const changed = added.filter(({ is_changed }) => is_changed === Flag.Yes);
  return (
    <Modal
      title="再次购买"
      onClose={onClose}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            关闭
          </Button>
          {added.length > 0 && (
            <Button asChild size="sm">
              <Link to={paths.cart()}>去购物车</Link>
            </Button>
          )}
        </>
      }
    >
      <div>
        <p role="status">
          {added.length > 0 ? `${added.length} 种商品已加入购物车` : "没有商品加入购物车"}
          {failed.length > 0 && `，${failed.length} 种未能加入`}。
        </p>
        {failed.length > 0 && (
          <Outcomes
            title="未能加入"
            icon={<CircleX size={16} aria-hidden />}
            rows={failed.map(({ goods_id, name, reason }) => ({ id: goods_id, name, text: reason }))}
          />
        )}
        {changed.length > 0 && (
          <Outcomes
            title="数量已调整"
            icon={<CircleCheck size={16} aria-hidden />}
            rows={changed.map(({ goods_id, name, number }) => ({
              id: goods_id,
              name,
              text: `按库存与起订规则加入 ${number} 件`,
            }))}
          />
        )}
      </div>
    </Modal>
  );
}

type OutcomesProps = {
  title: string;
  icon: React.ReactNode;
  rows: readonly { id: number; name: string; text: string }[];
};

function Outcomes({ title, icon, rows }: OutcomesProps) {
  return (
    <Box as="section" mt="4" aria-label={title}>
      <Row as="h3" align="center" gap="1.5" mb="1" bold>
        {icon}
        {title}
      </Row>
      <ul>
        {rows.map(({ id, name, text }) => (
          <li className={styles.row} key={id}>
            <Link className={styles.goods} to={paths.goods(id)}>
              {name}
            </Link>
            <Text tone="promo">{text}</Text>
          </li>
        ))}
      </ul>
    </Box>
  );
}

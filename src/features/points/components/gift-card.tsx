import { Row } from "#src/shared/ui/layout/layout.tsx";
import { Flag } from "#generated/enums.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { Link } from "react-router-dom";
import type { PointsGoods } from "#generated/model/index.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import styles from "./gift-card.module.css";

/** A gift: name, points, remaining number, and whether the buyer can have it. */
export function GiftCard({ gift, to }: { gift: PointsGoods; to: string }) {
  const { name, image, describe, points, number, exchanged, limit, can_exchange, reason } = gift;
  const action = can_exchange === Flag.Yes ? "立即兑换" : reason || "看看详情";
  return (
    <article className={styles.root} aria-label={name}>
      <Link className={styles.picture} to={to} tabIndex={-1} aria-hidden>
        <DataPicture src={image} alt="" ratio={1} fit="contain" />
      </Link>
      <h2 className={styles.name}>
        <Link to={to}>{name}</Link>
      </h2>
      <p className={styles.describe}>{describe}</p>
      <p className={styles.points}>
        <b>{formatCount(points)}</b> 积分
      </p>
      <Row as="p" wrap justify="between" gapX="2" tone="subtle" size="xs">
        <span>{number > 0 ? `剩 ${formatCount(number)} 件` : "已兑完"}</span>
        <span>已兑 {formatCount(exchanged)}</span>
        {limit > 0 && <span>限兑 {limit} 件</span>}
      </Row>
      <Link
        to={to}
        className={styles.action}
        data-can={can_exchange || undefined}
        aria-label={`${action}：${name}`}
      >
        {action}
      </Link>
    </article>
  );
}

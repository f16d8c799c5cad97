import { Text } from "#src/shared/ui/layout/layout.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import type { PointsGoods } from "#generated/model/index.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import styles from "./gift-facts.module.css";

/** A gift's pictures, description and terms. */
export function GiftFacts({ gift }: { gift: PointsGoods }) {
  const { name, images, image, describe, points, number, exchanged, limit } = gift;
  const pictures = images.length > 0 ? images : [image];
  return (
    <div className={styles.root}>
      <div className={styles.pictures}>
        {pictures.map((src, index) => (
          <DataPicture
            key={src}
            src={src}
            alt={index === 0 ? name : `${name}，图 ${index + 1}`}
            ratio={1}
            fit="contain"
            eager={index === 0}
          />
        ))}
      </div>
      <div>
        <Text as="h3" size="md" bold breakable>
          {name}
        </Text>
        <p className={styles.points}>
          <b>{formatCount(points)}</b> 积分
        </p>
        <p className={styles.describe}>{describe}</p>
        <Text as="p" tone="subtle" size="xs">
          {number > 0 ? `剩 ${formatCount(number)} 件` : "已兑完"} · 已兑 {formatCount(exchanged)} 件
          {limit > 0 && ` · 每人限兑 ${limit} 件`}
        </Text>
      </div>
    </div>
  );
}

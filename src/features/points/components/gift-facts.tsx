import { chakra } from "@chakra-ui/react";
import type { PointsGoods } from "#generated/model/index.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { formatPoints } from "../lib/exchange.ts";

/** A gift's pictures, description and terms. */
export function GiftFacts({ gift }: { gift: PointsGoods }) {
  const { name, images, image, describe, points, number, exchanged, limit } = gift;
  const pictures = images.length > 0 ? images : [image];
  return (
    <chakra.div css={styles}>
      <div data-part="pictures">
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
        <h3>{name}</h3>
        <p data-part="points">
          <b>{formatPoints(points)}</b> 积分
        </p>
        <p data-part="describe">{describe}</p>
        <p data-part="stock">
          {number > 0 ? `剩 ${formatPoints(number)} 件` : "已兑完"} · 已兑 {formatPoints(exchanged)} 件
          {limit > 0 && ` · 每人限兑 ${limit} 件`}
        </p>
      </div>
    </chakra.div>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: { base: "{sizes.28} minmax(0, 1fr)", sm: "{sizes.40} minmax(0, 1fr)" },
  gap: "4",
  mb: "4",
  // Further pictures can be swiped to.
  "& [data-part=pictures]": {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "100%",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    alignSelf: "start",
    borderRadius: "sm",
  },
  "& [data-part=pictures] > *": { scrollSnapAlign: "start" },
  "& h3": { fontSize: "md", fontWeight: "600", overflowWrap: "anywhere" },
  "& [data-part=points]": { color: "fg.promo" },
  "& [data-part=points] b": { fontSize: "xl", fontWeight: "700", fontVariantNumeric: "tabular-nums" },
  "& [data-part=describe]": { my: "1", color: "fg.muted", whiteSpace: "pre-line", overflowWrap: "anywhere" },
  "& [data-part=stock]": { color: "fg.subtle", fontSize: "xs" },
} as const;

import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { PointsGoods } from "#generated/model/index.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { formatPoints } from "../lib/exchange.ts";

/** A gift: name, points, remaining number, and whether the buyer can have it. */
export function GiftCard({ gift, to }: { gift: PointsGoods; to: string }) {
  const { name, image, describe, points, number, exchanged, limit, can_exchange, reason } = gift;
  const action = can_exchange === 1 ? "立即兑换" : reason || "看看详情";
  return (
    <chakra.article css={styles} aria-label={name}>
      <Link to={to} tabIndex={-1} aria-hidden>
        <DataPicture src={image} alt="" ratio={1} fit="contain" />
      </Link>
      <h2>
        <Link to={to}>{name}</Link>
      </h2>
      <p data-part="describe">{describe}</p>
      <p data-part="points">
        <b>{formatPoints(points)}</b> 积分
      </p>
      <p data-part="stock">
        <span>{number > 0 ? `剩 ${formatPoints(number)} 件` : "已兑完"}</span>
        <span>已兑 {formatPoints(exchanged)}</span>
        {limit > 0 && <span>限兑 {limit} 件</span>}
      </p>
      <Link to={to} data-part="action" data-can={can_exchange || undefined} aria-label={`${action}：${name}`}>
        {action}
      </Link>
    </chakra.article>
  );
}

const styles = {
  display: "flex",
  flexDirection: "column",
  gap: "1",
  minWidth: "0",
  p: "3",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "md",
  bg: "bg.panel",
  "&:hover": { borderColor: "brand.border", boxShadow: "sm" },
  "& > a[aria-hidden]": {
    alignSelf: "center",
    overflow: "hidden",
    width: "40",
    maxWidth: "full",
    mb: "1",
    borderRadius: "sm",
  },
  "& h2": { lineClamp: "2", fontWeight: "600", lineHeight: "1.4" },
  "& h2 a:hover": { color: "brand.fg" },
  "& [data-part=describe]": { lineClamp: "2", color: "fg.subtle", fontSize: "xs" },
  "& [data-part=points]": { mt: "auto", color: "fg.promo" },
  "& [data-part=points] b": { fontSize: "xl", fontWeight: "700", fontVariantNumeric: "tabular-nums" },
  "& [data-part=stock]": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "2",
    color: "fg.subtle",
    fontSize: "xs",
  },
  "& [data-part=action]": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    minHeight: "8",
    mt: "1",
    px: "2",
    py: "1",
    borderRadius: "sm",
    bg: "bg.muted",
    color: "fg.muted",
    fontSize: "sm",
    lineHeight: "1.4",
    textAlign: "center",
    // A reason too long for its button breaks between words, without a single word on the second line.
    wordBreak: "keep-all",
    overflowWrap: "anywhere",
    textWrap: "balance",
  },
  "& [data-part=action][data-can]": { bg: "brand.solid", color: "brand.contrast", fontWeight: "500" },
  "& [data-part=action][data-can]:hover": { bg: "brand.700" },
} as const;

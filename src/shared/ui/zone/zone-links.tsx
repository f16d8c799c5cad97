import { useLocation } from "react-router-dom";
import { terms } from "#generated/terms.ts";
import { paths } from "#src/shared/paths.ts";
import { NextLinks } from "../button/next-links.tsx";

const ZONES = [
  { name: "每日特价", to: paths.everydayPrice() },
  { name: "拼团专区", to: paths.groupBuys() },
  { name: `全场 ${terms.welfare.percent} 折`, to: paths.welfare() },
  { name: "品牌专区", to: paths.brands() },
  { name: "活动专区", to: paths.activities() },
  { name: "组合购", to: paths.combinations() },
  { name: "领券中心", to: paths.couponCenter() },
] as const;

/** Links to other zones, for one that has nothing to offer at the moment. */
export function ZoneLinks() {
  const { pathname } = useLocation();
  return <NextLinks links={ZONES.filter(({ to }) => to !== pathname)} />;
}

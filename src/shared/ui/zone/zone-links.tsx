import { Button } from "#src/shared/ui/button/button.tsx";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";

const ZONES = [
  { name: "每日特价", to: paths.everydayPrice() },
  { name: "拼团专区", to: paths.groupBuys() },
  { name: "全场 94 折", to: paths.welfare() },
  { name: "品牌专区", to: paths.brands() },
  { name: "活动专区", to: paths.activities() },
  { name: "组合购", to: paths.combinations() },
  { name: "领券中心", to: paths.couponCentre() },
] as const;

/** Links to other zones, for one that has nothing to offer at the moment. */
export function ZoneLinks() {
  const { pathname } = useLocation();
  return ZONES.filter(({ to }) => to !== pathname).map(({ name, to }, index) => (
    <Button key={to} asChild size="sm" variant={index === 0 ? "solid" : "outline"}>
      <Link to={to}>{name}</Link>
    </Button>
  ));
}

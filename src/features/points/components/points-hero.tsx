import { useLocation } from "react-router-dom";
import { Gift } from "#generated/icons/gift.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Row, looks } from "#src/shared/ui/layout/layout.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { usePointsBalance } from "../hooks/use-points-balance.ts";

/** The header of the points mall with the buyer's points. */
export function PointsHero() {
  const { points, isVisitor, error, retry } = usePointsBalance();
  const figure = (value: number | undefined) => (value === undefined ? "--" : formatCount(value));
  const facts = [
    { name: "可用积分", value: figure(points?.points) },
    { name: "待入账", value: figure(points?.pending) },
    ...(points && points.expiring > 0
      ? [{ name: `${points.expires_at} 到期`, value: figure(points.expiring) }]
      : []),
  ];
  return (
    <>
      <ZoneHero
        title="积分商城"
        lead="采购得积分，积分换好礼，兑换后不可退换。"
        icon={Gift}
        facts={facts}
        aside={isVisitor ? <LogIn /> : <Ways />}
      />
      {error && <RetryLine error={error} what="我的积分" onRetry={retry} />}
    </>
  );
}

function LogIn() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink size="sm" to={paths.login(pathname + search)}>
      登录查看我的积分
    </ButtonLink>
  );
}

function Ways() {
  return (
    <Row gap="2" wrap>
      <ButtonLink size="sm" to={paths.pointsOrders()}>
        兑换记录
      </ButtonLink>
      <ButtonLink className={looks({ bg: "panel" })} size="sm" variant="outline" to={paths.points()}>
        积分明细
      </ButtonLink>
    </Row>
  );
}

import { Link } from "react-router-dom";
import { AgreementStatus, CouponStatus } from "#generated/enums.ts";
import { useGetAgreement } from "#generated/hooks/agreement/agreement.ts";
import { useListCoupons } from "#generated/hooks/coupon/coupon.ts";
import { useListHotGoods } from "#generated/hooks/goods/goods.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { couponCondition, couponFace } from "#src/features/coupon/lib/coupon-text.ts";
import { GoodsPrice } from "#src/features/goods/card/goods-price.tsx";
import { paths } from "#src/shared/paths.ts";
import { DeskCard, Nothing } from "./desk-card.tsx";
import shared from "./buyers-desk.module.css";
import styles from "./first-desk.module.css";

const SHOWN = 4;

const INLINE = { meta: { errors: "inline" } } as const;

/** The desk before the first order: goods with their prices, the next step, and the coupons for it. */
export function FirstDesk() {
  return (
    <>
      <OftenBought />
      <FirstOrder />
      <Gift />
    </>
  );
}

function OftenBought() {
  const query = useListHotGoods({ query: { ...INLINE, select: ({ data }) => data.slice(0, SHOWN) } });
  return (
    <DeskCard title="同行常买" to={paths.list({ sort: "sales" })} more="全部商品" area="due" query={query}>
      {(goods) => (
        <ul className={shared.goods}>
          {goods.map((each) => (
            <li key={each.id}>
              <Link className={shared.name} to={paths.goods(each.id)}>
                {each.name} <small>{each.ypgg}</small>
              </Link>
              <GoodsPrice goods={each} quantity={packOf(each)} size="sm" />
            </li>
          ))}
        </ul>
      )}
    </DeskCard>
  );
}

/** The contract comes before the first order: it is better signed before a cart is full. */
function FirstOrder() {
  const query = useGetAgreement({ query: { ...INLINE, select: ({ data }) => data.status } });
  return (
    <DeskCard title="第一单" to={paths.orders()} more="全部订单" area="last" query={query}>
      {(status) =>
        status === AgreementStatus.Unsigned ? (
          <Nothing to={paths.agreement("/")} label="去签署">
            下单前须签署一次电子合同，几分钟就好。
          </Nothing>
        ) : (
          <Nothing to={paths.quickPurchase()} label="快捷采购">
            第一单从这里开始：录入、粘贴或导入采购计划。
          </Nothing>
        )
      }
    </DeskCard>
  );
}

function Gift() {
  const query = useListCoupons(
    { status: CouponStatus.Unused },
    { query: { ...INLINE, select: ({ data }) => data.list.slice(0, SHOWN) } },
  );
  const hasCoupons = (query.data?.length ?? 0) > 0;
  return (
    <DeskCard
      title={hasCoupons ? "我的优惠券" : "优惠券"}
      to={hasCoupons ? paths.coupons() : paths.couponCenter()}
      more={hasCoupons ? "全部" : "领券中心"}
      area="gift"
      query={query}
    >
      {(coupons) =>
        coupons.length === 0 ? (
          <Nothing to={paths.couponCenter()} label="去领券">
            还没有优惠券，领券中心有当天可领的券。
          </Nothing>
        ) : (
          <ul className={styles.coupons}>
            {coupons.map((coupon) => {
              const { sign, figure, unit } = couponFace(coupon);
              return (
                <li key={coupon.id}>
                  <b>
                    {sign}
                    {figure}
                    {unit}
                  </b>
                  <span>{coupon.name}</span>
                  <small>{couponCondition(coupon)}</small>
                </li>
              );
            })}
          </ul>
        )
      }
    </DeskCard>
  );
}

import { useNavigate } from "react-router-dom";
import { OrderStatus } from "#generated/enums.ts";
import { Flag } from "#generated/enums.ts";
import { useSubmitOrder } from "#src/features/order/hooks/use-submit-order.ts";
import { rememberedSubmission } from "#src/features/order/lib/remember-submission.ts";
import { UnapprovedBuyer } from "#src/features/user/components/unapproved-buyer.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

/** Nothing is selected: either nothing was, or the order went through and its response was lost. */
export function NothingToCheckOut() {
  const navigate = useNavigate();
  const { submit, refusal, isSubmitting } = useSubmitOrder({
    onCreated: (order) => void navigate(paths.payOrder(order.order_id), { replace: true }),
  });
  const unconfirmed = rememberedSubmission();
  const isUnapproved = useCurrentUser()?.is_passed === Flag.No;
  if (isUnapproved) return <UnapprovedBuyer title="审核通过后即可下单" />;
  return (
    <EmptyState
      framed
      title={unconfirmed ? "刚才提交的订单还没有结果" : (refusal ?? "没有选中要结算的商品")}
      hint={
        unconfirmed
          ? "网络中断前订单可能已经生成，请先查询结果，不会重复下单。"
          : "请先在购物车里勾选需要采购的商品。"
      }
      action={
        <>
          {unconfirmed && (
            <Button size="sm" loading={isSubmitting} onClick={() => submit(unconfirmed)}>
              查询订单结果
            </Button>
          )}
          <ButtonLink size="sm" variant={unconfirmed ? "outline" : "solid"} to={paths.cart()}>
            返回购物车
          </ButtonLink>
          <ButtonLink size="sm" variant="outline" to={paths.orders({ status: OrderStatus.AwaitingPayment })}>
            查看待付款订单
          </ButtonLink>
        </>
      }
    />
  );
}

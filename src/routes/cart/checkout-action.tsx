import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { NarrowOnly } from "#src/shared/ui/frame/summary-layout.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import type { OrderForm } from "./use-order-form.ts";

type Props = {
  form: OrderForm;
  /** Names a form with unsaved input, which would not become part of the order. */
  unsaved: string | undefined;
  onRenew: () => void;
};

/** The button that places the order, or the reason why it cannot be placed. */
export function CheckoutAction({ form, unsaved, onRenew }: Props) {
  const { choices, delivery, price, problems, refusal, isSubmitting, submit } = form;
  const [problem] = Object.values(problems);
  const lacksAddress = choices.addressId === undefined && delivery.query.data !== undefined;
  return (
    <>
      {refusal && (
        <Notice
          action={
            <>
              <Button size="xs" variant="outline" onClick={onRenew}>
                重新核对
              </Button>
              <ButtonLink size="xs" variant="outline" to={paths.cart()}>
                返回购物车
              </ButtonLink>
            </>
          }
        >
          {refusal}
        </Notice>
      )}
      {!refusal && problem && <Notice>{problem}</Notice>}
      {lacksAddress && (
        <Text as="div" tone="promo" size="xs">
          {delivery.query.data?.length === 0 ? "请先添加收货地址。" : "请先添加证照登记的收货地址。"}
        </Text>
      )}
      {!lacksAddress && unsaved && (
        <Text as="div" tone="promo" size="xs" role="status">
          {unsaved}还没有保存，请先保存或取消。
        </Text>
      )}
      <NarrowOnly>
        应付金额 <Price value={price.preview?.amount} />
      </NarrowOnly>
      <Button
        size="lg"
        onClick={submit}
        disabled={
          choices.addressId === undefined || unsaved !== undefined || (!price.isCurrent && !isSubmitting)
        }
        loading={isSubmitting}
        loadingText="提交中"
      >
        提交订单
      </Button>
    </>
  );
}

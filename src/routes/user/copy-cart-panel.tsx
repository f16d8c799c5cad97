import { lazy, Suspense, useState } from "react";
import { Flag } from "#generated/enums.ts";
import { useListCartLines } from "#generated/hooks/cart/cart.ts";
import { Copy } from "#generated/icons/copy.ts";
import { wholeCart } from "#src/features/cart/lib/cart-filter.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

const CopyCartDialog = lazy(async () => ({
  default: (await import("#src/features/cart/components/copy-cart-dialog.tsx")).CopyCartDialog,
}));

/** Copies the selected cart lines into the carts of other stores. */
export function CopyCartPanel() {
  const { data, error, refetch } = useListCartLines(wholeCart, {
    query: {
      structuralSharing: false,
      select: ({ data: cart }) =>
        cart.data.filter(({ is_selected }) => is_selected === Flag.Yes).map(({ id }) => id),
      meta: { errors: "inline" },
    },
  });
  const [isOpen, setOpen] = useState(false);
  const isEmpty = data?.length === 0;
  return (
    <Panel
      title="购物车复制"
      hint="把本店购物车里选中的商品复制到其他门店，数量可以与本店一致，也可以按店填写。"
    >
      {!data && error ? (
        <RetryLine error={error} what="购物车" onRetry={() => void refetch()} />
      ) : (
        <Row align="center" gap="3" wrap>
          <Text as="div" tone="muted">
            {!data && "正在读取购物车……"}
            {data && !isEmpty && `购物车已选 ${formatCount(data.length)} 种商品。`}
            {isEmpty && "购物车没有选中的商品，请先到购物车勾选。"}
          </Text>
          <Button size="sm" disabled={!data || isEmpty} onClick={() => setOpen(true)}>
            <Copy size={14} aria-hidden />
            复制到其他门店
          </Button>
          {data && !isEmpty && (
            <ButtonLink size="sm" variant="outline" to={paths.storeMatrix(true)}>
              按店填写数量
            </ButtonLink>
          )}
          <ButtonLink size="sm" variant="outline" to={paths.cart()}>
            去购物车挑选
          </ButtonLink>
        </Row>
      )}
      {isOpen && data && (
        <Suspense>
          <CopyCartDialog lineIds={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

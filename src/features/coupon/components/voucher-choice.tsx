import { CouponStatus } from "#generated/enums.ts";
import { useListCashVouchers } from "#generated/hooks/coupon/coupon.ts";
import type { CashVoucher } from "#generated/model/index.ts";
import { inlineIf, isOutage } from "#src/shared/api/error-kinds.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { serverNow } from "#src/shared/lib/server-clock.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ChoiceTile } from "#src/shared/ui/field/choice-tile.tsx";
import { Stack, Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { voucherObstacle } from "../lib/voucher-obstacle.ts";
import { ChoiceText } from "./choice-text.tsx";

type Props = {
  goodsAmount: Money;
  value: readonly number[];
  onChange: (voucherIds: number[]) => void;
  /** Why the chosen ones cannot be used after all. */
  problem: string | undefined;
};

/** The contract's maximum page size. */
const PAGE_SIZE = 100;

/** Selects any number of cash vouchers for an order. */
export function VoucherChoice({ goodsAmount, value, onChange, problem }: Props) {
  const query = useListCashVouchers(
    { status: CouponStatus.Unused, page_size: PAGE_SIZE },
    {
      query: {
        select: (response) => response.data.list,
        refetchOnMount: "always",
        meta: { errors: inlineIf(isOutage) },
      },
    },
  );
  return (
    <Loaded query={query} what="现金券" as="line" skeleton="16">
      {(vouchers) => (
        <Stack gap="3">
          {problem && (
            <Notice
              action={
                <Button
                  size="xs"
                  variant="outline"
                  onClick={() => {
                    onChange([]);
                    void query.refetch();
                  }}
                >
                  重新选择现金券
                </Button>
              }
            >
              {problem}
            </Notice>
          )}
          {vouchers.length === 0 && (
            <Text as="p" tone="muted">
              没有可用的现金券。
            </Text>
          )}
          <Box role="group" aria-label="现金券" columns="3" gap="3" noMarkers>
            {vouchers.map((voucher) => {
              const obstacle = voucherObstacle(voucher, goodsAmount, serverNow());
              const isChosen = value.includes(voucher.id);
              return (
                <ChoiceTile
                  key={voucher.id}
                  type="checkbox"
                  name="voucher"
                  checked={isChosen}
                  disabled={obstacle !== undefined && !isChosen}
                  onChange={(on) =>
                    onChange(on ? [...value, voucher.id] : value.filter((id) => id !== voucher.id))
                  }
                >
                  <VoucherText voucher={voucher} obstacle={obstacle} />
                </ChoiceTile>
              );
            })}
          </Box>
        </Stack>
      )}
    </Loaded>
  );
}

function VoucherText({ voucher, obstacle }: { voucher: CashVoucher; obstacle: string | undefined }) {
  const { balance, amount, source, threshold, ends_at } = voucher;
  const condition = threshold > 0 ? `满 ${formatMoney(threshold)} 可用` : "无门槛";
  return (
    <ChoiceText
      figure={formatMoney(balance)}
      name={source}
      terms={`${condition}，有效期至 ${ends_at.slice(0, 10)}`}
      reason={obstacle}
    >
      {balance < amount && (
        <Text as="small" block tone="muted" size="xs">
          面额 {formatMoney(amount)}
        </Text>
      )}
    </ChoiceText>
  );
}

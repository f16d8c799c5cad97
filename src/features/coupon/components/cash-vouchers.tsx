import { keepPreviousData } from "@tanstack/react-query";
import { couponStatusLabels } from "#generated/enum-labels.ts";
import { CouponStatus, CouponType } from "#generated/enums.ts";
import { useListCashVouchers } from "#generated/hooks/coupon/coupon.ts";
import { Banknote } from "#generated/icons/banknote.ts";
import type { CashVoucher } from "#generated/model/index.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Box, Text, Row } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { COUPON_STATUSES, vouchersQuery } from "../lib/coupon-queries.ts";
import { couponCondition, couponFace } from "../lib/coupon-text.ts";
import { UserTicket } from "./user-ticket.tsx";
import { UserTickets } from "./user-tickets.tsx";
import styles from "./cash-vouchers.module.css";

/** The buyer's cash vouchers by status, and their usable balance. */
export function CashVouchers() {
  const { query: filter, hrefOf } = useAddressQuery(vouchersQuery, paths.cashVouchers);
  const { status = CouponStatus.Unused, page = 1 } = filter;
  const query = useListCashVouchers(
    { ...filter, status },
    { query: { select: (response) => response.data, placeholderData: keepPreviousData } },
  );
  const balance = query.data?.balance;
  return (
    <Box as="section" framed px="panel" pb="4" aria-label="我的现金券">
      <Row gap="2" align="baseline" wrap minH="14" pt="4" tone="muted">
        可用现金券合计
        <strong className={styles.amount} aria-live="polite">
          {balance === undefined ? "--" : formatMoney(balance)}
        </strong>
        <Text as="div" size="xs">
          下单时可与优惠券同用，一单可用多张，余额留待下次
        </Text>
      </Row>
      <TabLinks
        label="券状态"
        tabs={COUPON_STATUSES.map((each) => ({
          name: couponStatusLabels[each],
          to: hrefOf({ status: each }),
          isCurrent: each === status,
        }))}
      />
      <Box pt="3">
        <UserTickets
          what="现金券"
          query={query}
          page={page}
          hrefOf={(target) => hrefOf({ page: target })}
          empty={
            <EmptyState
              icon={<Banknote size={26} strokeWidth={1.5} />}
              title={`没有${couponStatusLabels[status]}的现金券`}
              hint="参加满额返现，返还的现金券会发到这里。"
              links={[{ name: "去看满额返现", to: paths.cashback() }]}
            />
          }
        >
          {(voucher) => <VoucherTicket key={voucher.id} voucher={voucher} />}
        </UserTickets>
      </Box>
    </Box>
  );
}

/** A cash voucher: the usable balance in large type, then its original value. */
function VoucherTicket({ voucher }: { voucher: CashVoucher }) {
  const { voucher_no: number, amount, balance, threshold, status, source } = voucher;
  const terms = {
    type: CouponType.Reduction,
    amount: status === CouponStatus.Unused ? balance : amount,
    threshold,
  };
  const isPartlyUsed = balance < amount && status === CouponStatus.Unused;
  return (
    <UserTicket
      name={source}
      kind="现金券"
      face={couponFace(terms)}
      condition={couponCondition(terms)}
      notes={[
        isPartlyUsed ? `面额 ${formatMoney(amount)}，已用 ${spent(voucher)}` : `面额 ${formatMoney(amount)}`,
        `券号 ${number}`,
      ]}
      terms={voucher}
      // A voucher applies to any goods.
      goods={paths.list()}
    />
  );
}

function spent({ amount, balance }: CashVoucher): string {
  return formatMoney(minusMoney(amount, balance));
}

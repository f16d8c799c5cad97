import { Row } from "#src/shared/ui/layout/layout.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import type { Cashback } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { cashbackProgress, sortTiers } from "../lib/cashback-progress.ts";
import styles from "./cashback-member.module.css";

/** Shows a buyer's purchases so far, the cashback for them, and the amount missing to the next tier. */
export function CashbackMember({ cashback }: { cashback: Cashback }) {
  const { my_amount, my_cashback, tiers } = cashback;
  const { next } = cashbackProgress(sortTiers(tiers), my_amount);
  return (
    <div className={styles.root}>
      <dl className={styles.amounts}>
        <div>
          <dt>累计采购</dt>
          <dd>{formatMoney(my_amount)}</dd>
        </div>
        <div>
          <dt>已达返现</dt>
          <dd data-back>{formatMoney(my_cashback)}</dd>
        </div>
      </dl>
      <p className={styles.next}>
        {next ? (
          <>
            再买 <b>{formatMoney(next.missing)}</b>，可返 <b>{formatMoney(next.cashback)}</b>
          </>
        ) : (
          "已达到最高档，感谢支持。"
        )}
      </p>
      <Row gap="2" wrap>
        <ButtonLink size="sm" to={paths.list()}>
          去采购
        </ButtonLink>
        <ButtonLink size="sm" variant="outline" to={paths.orders()}>
          累计的订单
        </ButtonLink>
        <ButtonLink size="sm" variant="outline" to={paths.cashVouchers()}>
          返现记录
        </ButtonLink>
      </Row>
    </div>
  );
}

/** Visitors see only the tiers, and log in for the rest. */
export function CashbackVisitor() {
  return (
    <div className={styles.root}>
      <p className={styles.next}>登录后可见您的累计采购、已达返现和离下一档还差多少。</p>
      <Row gap="2" wrap>
        <ButtonLink size="sm" to={paths.login(paths.cashback())}>
          登录查看我的进度
        </ButtonLink>
      </Row>
    </div>
  );
}

import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import type { Cashback } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Meter } from "#src/shared/ui/meter.tsx";
import { cashbackProgress, sortTiers } from "../lib/cashback-progress.ts";
import { styles } from "./cashback-ladder.styles.ts";

type Props = {
  cashback: Cashback;
  /** Undefined while it is not known. */
  isVisitor: boolean | undefined;
};

/** The tiers of a cashback and how far one has come among them. */
export function CashbackLadder({ cashback, isVisitor }: Props) {
  const tiers = sortTiers(cashback.tiers);
  const { percent, next } = cashbackProgress(tiers, cashback.my_amount);
  return (
    <chakra.section css={styles} aria-labelledby="cashback-mine">
      <h2 id="cashback-mine">{isVisitor ? "返现档位" : "我的返现进度"}</h2>
      <div data-part="mine">
        {isVisitor === false && <OwnFigures cashback={cashback} />}
        <p data-part="next">{isVisitor ? "登录后可见您的累计采购和已达返现。" : describeNext(next)}</p>
        <div data-part="actions">{isVisitor ? <LogIn /> : <Ways />}</div>
      </div>
      <div data-part="bar">
        <Meter percent={percent} label="返现进度" text={isVisitor ? "登录后可见" : `${percent}%`} />
        <ol aria-label="返现档位">
          {tiers.map(({ amount, cashback: back, status }) => (
            <li key={amount} data-reached={status === 1 || undefined}>
              <b>
                满 {formatMoney(amount)} 返 <i>{formatMoney(back)}</i>
              </b>
              <TierState
                isReached={status === 1}
                missing={amount - cashback.my_amount}
                isVisitor={isVisitor}
              />
            </li>
          ))}
        </ol>
      </div>
    </chakra.section>
  );
}

import { useGetBalance } from "#generated/hooks/wallet/wallet.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { ClosingsPanel } from "#src/shared/ui/chart/closings-panel.tsx";
import { dailyClosings } from "#src/shared/ui/chart/closings.ts";
import { SplitCard } from "#src/shared/ui/frame/split-card.tsx";
import { Stack, Row } from "#src/shared/ui/layout/layout.tsx";
import { FigureList } from "#src/shared/ui/records/figure-list.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { useBalanceLog } from "../hooks/use-balance-log.ts";
import { formatChange } from "../lib/format-change.ts";
import { BalanceLogPanel } from "./balance-log-panel.tsx";
import { TopUpButton } from "./top-up-button.tsx";

/** A reversed date range matches nothing. */
const NOTHING = { list: [], total: 0 };

/** The balance: total, daily history, and every change. */
export function BalanceView() {
  const balanceLog = useBalanceLog();
  const { curve, log, address, isValid } = balanceLog;
  const today = useServerClock(shanghaiDay);
  const { end_time: to } = address.query;
  const all = isValid ? curve.data : NOTHING;
  const isCut = all !== undefined && all.list.length < all.total;
  return (
    <Stack gap="3" pb="4">
      <SplitCard side={<BalanceSummary />}>
        <ClosingsPanel
          label="余额走势"
          valueName="余额"
          query={{
            data: all && dailyClosings(all.list, to && to < today ? to : today),
            error: log.error ?? curve.error,
            refetch: (log.isError ? log : curve).refetch,
          }}
          hint={isCut ? `最近 ${all.list.length} 笔变动` : undefined}
          format={formatMoney}
        />
      </SplitCard>
      <BalanceLogPanel balanceLog={balanceLog} />
    </Stack>
  );
}

/** The balance, the frozen part of it, today's changes, and how to top up. */
function BalanceSummary() {
  const query = useGetBalance();
  return (
    <Loaded query={query} what="余额" as="line" skeleton="44">
      {({ data: balance }) => (
        <Stack gap="4">
          <FigureList
            figures={[
              { name: "可用余额", value: formatMoney(balance.user_money), tone: "brand" },
              { name: "冻结金额", value: formatMoney(balance.frozen_money) },
              { name: "今日变动", value: formatChange(balance.today_change) },
            ]}
          />
          <Row gap="3" wrap>
            <TopUpButton />
            <ButtonLink size="sm" variant="outline" to={paths.list()}>
              去采购
            </ButtonLink>
          </Row>
        </Stack>
      )}
    </Loaded>
  );
}

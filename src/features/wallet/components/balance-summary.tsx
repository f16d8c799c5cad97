import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { useGetBalance } from "#generated/hooks/wallet/wallet.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { FigureList } from "#src/shared/ui/records/figure-list.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { formatChange } from "../lib/format-change.ts";
import { Row, Stack } from "#src/shared/ui/layout/layout.tsx";
import { TopUpButton } from "./top-up-button.tsx";

/** The balance, the frozen part of it, today's changes, and how to top up. */
export function BalanceSummary() {
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

import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { useListReturnableLines } from "#generated/hooks/after-sale/after-sale.ts";
import type { ReturnableLine } from "#generated/model/returnableLine.ts";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import type { Claim } from "../hooks/use-claim.ts";
import { ClaimLineRow } from "./claim-line-row.tsx";
import styles from "./claim-lines.module.css";

type Props = {
  orderId: number;
  claim: Claim;
  /** The maximum quantity to claim of a line. */
  maxOf: (line: ReturnableLine) => number;
};

/** The lines of an order with the claimed quantity of each. */
export function ClaimLines({ orderId, claim, maxOf }: Props) {
  const query = useListReturnableLines(orderId, {
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return (
    <Loaded
      query={query}
      what="订单商品"
      as="line"
      skeleton={
        <Stack gap="2">
          <Skeletons count={3} height="16" />
        </Stack>
      }
    >
      {(lines) => (
        <>
          <ul className={styles.lines} aria-label="申请商品">
            {lines.map((line) => (
              <ClaimLineRow
                key={line.order_line_id}
                line={line}
                most={maxOf(line)}
                number={claim.draft.numbers[line.order_line_id]}
                error={claim.errors.line[line.order_line_id]}
                onNumber={(number) => claim.setNumber(line.order_line_id, number)}
              />
            ))}
          </ul>
          <Text as="p" tone="error" size="xs" role="alert">
            {claim.errors.lines}
          </Text>
        </>
      )}
    </Loaded>
  );
}

import { useListReturnableLines } from "#generated/hooks/after-sale/after-sale.ts";
import type { ReturnableLine } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import type { Claim } from "../hooks/use-claim.ts";
import { claimedText } from "../lib/claimed-text.ts";
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

type ClaimLineRowProps = {
  line: ReturnableLine;
  most: number;
  number: number | undefined;
  error: string | undefined;
  onNumber: (number: number | undefined) => void;
};

function ClaimLineRow({ line, most, number, error, onNumber }: ClaimLineRowProps) {
  const isOff = most <= 0;
  return (
    <li className={styles.claimLineRow} data-off={isOff || undefined}>
      <GoodsImage src={line.image} alt="" size={48} />
      <span className={styles.info}>
        <strong className={styles.name}>{line.name}</strong>
        <small className={styles.note}>
          {line.ypgg} · {line.sccj}
        </small>
      </span>
      <span className={styles.price}>
        实付 {formatMoney(line.price)}
        <small className={styles.note}>{claimedText(line)}</small>
      </span>
      <span className={styles.number}>
        {isOff ? (
          <small className={styles.note}>{line.reason || "没有可申请的数量"}</small>
        ) : (
          <>
            <QuantityStepper
              value={Math.min(number ?? 0, most)}
              onChange={(next) => onNumber(next > 0 ? next : undefined)}
              min={0}
              max={most}
              maxReason="claim"
              label={`${line.name} 的申请数量`}
              size="sm"
            />
            <small className={styles.note}>
              最多 {most}{" "}
              <TextButton
                type="button"
                aria-label={number === most ? `${line.name} 清除申请` : `${line.name} 全部申请`}
                onClick={() => onNumber(number === most ? undefined : most)}
              >
                {number === most ? "清除" : "全部"}
              </TextButton>
            </small>
          </>
        )}
      </span>
      <Text role="alert" allColumns tone="error" size="xs" hideEmpty>
        {error}
      </Text>
    </li>
  );
}

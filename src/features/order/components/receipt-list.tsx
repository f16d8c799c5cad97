import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { OrderStatus } from "#generated/enums.ts";
import { useGetOrderDossier, useReceiveOrder } from "#generated/hooks/order/order.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import type { DossierLine, Order } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { Input } from "#src/shared/ui/field/text-input.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { ScanButton } from "#src/shared/ui/scan/scan-button.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { useReceipt } from "../hooks/use-receipt.ts";
import { batchWith, type Claimed, claimOf, keyOf, type Found } from "../lib/receipt.ts";
import styles from "./receipt-list.module.css";

type Props = {
  order: Order;
  /** Reloads the order after it was received elsewhere. */
  reload: () => void;
  /** Opens the complaint about missing and damaged units. */
  onClaim: (claimed: Claimed) => void;
};

/** A checklist of the delivered batches, to be completed before the receipt is confirmed. */
export function ReceiptList(props: Props) {
  const { data, error, refetch } = useGetOrderDossier(props.order.id, {
    query: { meta: { errors: "inline" } },
  });
  const { data: username } = useGetCurrentUser({ query: { select: (response) => response.data?.username } });
  const rows = username === undefined ? undefined : data?.data.lines;
  return (
    <Panel title="到货核对" hint="逐批核对数量、批号和效期，少货、破损的填写数量">
      <Loaded query={{ data: rows, error, refetch }} what="随货同行单" as="line" skeleton="64">
        {(lines) => <Ticks {...props} rows={lines} username={username ?? ""} />}
      </Loaded>
    </Panel>
  );
}

type TicksProps = Props & { rows: readonly DossierLine[]; username: string };

function Ticks({ order, reload, onClaim, rows, username }: TicksProps) {
  const navigate = useNavigate();
  const once = useSingleFlight();
  const { receipt, set, setAll, forget } = useReceipt(order.id, username);
  const [problem, setProblem] = useState("");
  const { mutateAsync, isPending } = useReceiveOrder({
    mutation: {
      meta: { errors: inlineIf(isRefusal) },
      onError: (error) => {
        if (!isRefusal(error)) return;
        setProblem(error.firstFieldMessage);
        reload();
      },
    },
  });
  const left = rows.filter((row) => !receipt[keyOf(row)]).length;
  const claimed = claimOf(rows, receipt, order.lines);
  const isReceived = order.status !== OrderStatus.AwaitingReceipt;

  function scan(barcode: string): string {
    const row = batchWith(rows, receipt, barcode);
    if (!row) return `这个订单里没有条码 ${barcode} 的商品`;
    const wasChecked = Boolean(receipt[keyOf(row)]);
    if (!wasChecked) set(keyOf(row), { missing: 0, damaged: 0 });
    return `${row.name} 批号 ${row.batch_no} ${wasChecked ? "此前已核对" : "已核对"}`;
  }

  async function receive(): Promise<void> {
    setProblem("");
    if (!isReceived) {
      const isSure =
        left === 0 ||
        (await confirm({
          title: "确认收货",
          message: `还有 ${left} 个批次没有核对。确认后 ${terms.returns.days} 天内可申请退货，发票将自动开具，仍要确认收货吗？`,
          confirmLabel: "确认收货",
          cancelLabel: "继续核对",
        }));
      if (!isSure) return;
      await mutateAsync({ id: order.id });
      toast({ status: "success", message: "已确认收货，感谢您的采购" });
    }
    forget();
    if (claimed) onClaim(claimed);
    else void navigate(paths.order(order.id), { replace: true });
  }

  return (
    <>
      <ReceiptScan onBarcode={scan} />
      <ul className={styles.list} aria-label="到货批次">
        {rows.map((row) => (
          <ReceiptRow
            key={keyOf(row)}
            line={row}
            found={receipt[keyOf(row)]}
            onFound={(found) => set(keyOf(row), found)}
          />
        ))}
      </ul>
      {problem && <Notice>{problem}</Notice>}
      <div className={styles.foot}>
        <span className={styles.summary} role="status">
          {isReceived ? "这个订单已确认收货" : `已核对 ${rows.length - left} / ${rows.length} 个批次`}
          {claimed && <small>{claimed.describe}</small>}
        </span>
        <ButtonLink size="sm" variant="outline" to={paths.order(order.id)}>
          返回订单
        </ButtonLink>
        {left > 0 && (
          <Button size="sm" variant="outline" onClick={() => setAll(rows.map(keyOf))}>
            全部勾选
          </Button>
        )}
        {(!isReceived || claimed) && (
          <Button size="sm" loading={isPending} onClick={() => once(receive)}>
            {submitLabel(isReceived, claimed !== undefined)}
          </Button>
        )}
      </div>
    </>
  );
}

function submitLabel(isReceived: boolean, isClaim: boolean): string {
  if (isReceived) return "申请售后";
  return isClaim ? "确认收货并申请售后" : "确认收货";
}

type ReceiptScanProps = {
  /** Reports the result of a scan. */
  onBarcode: (barcode: string) => string;
};

/** Checks batches by barcode: with a scanner that types, or with the camera of a phone. */
function ReceiptScan({ onBarcode }: ReceiptScanProps) {
  const [typed, setTyped] = useState("");
  const [outcome, setOutcome] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return;
    setOutcome(onBarcode(typed.trim()));
    setTyped("");
  };
  return (
    <form className={styles.scan} onSubmit={submit}>
      <Input
        className={styles.barcode}
        aria-label="扫码核对"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder="扫商品条码，逐批核对"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ScanButton onFound={(barcode) => setOutcome(onBarcode(barcode))} />
      <Button type="submit" size="sm" variant="outline">
        核对
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome}
      </span>
    </form>
  );
}

type ReceiptRowProps = {
  line: DossierLine;
  found: Found | undefined;
  onFound: (found: Found | undefined) => void;
};

const ALL_THERE: Found = { missing: 0, damaged: 0 };
/** The possible problems of a batch; missing units cannot be damaged as well. */
const PROBLEMS = [
  ["missing", "damaged", "少货"],
  ["damaged", "missing", "破损"],
] as const;

/** One delivered batch: checked, or with its missing and damaged units. */
function ReceiptRow({ line, found, onFound }: ReceiptRowProps) {
  const shown = found ?? ALL_THERE;
  const [isOpen, setOpen] = useState(shown.missing + shown.damaged > 0);
  const name = `${line.name} 批号 ${line.batch_no}`;
  return (
    <li className={styles.row}>
      <Checkbox
        state={found ? "all" : "none"}
        label={`已核对 ${name}`}
        onChange={(checked) => onFound(checked ? ALL_THERE : undefined)}
      />
      <span className={styles.info}>
        <strong>{line.name}</strong>
        <small>
          {line.ypgg} · {line.sccj}
        </small>
        <small>
          <span className={styles.fact}>批号 {line.batch_no}</span>{" "}
          <span className={styles.fact}>效期至 {line.expires_at}</span>
        </small>
      </span>
      <Text textAlign="end">
        应收 {line.number} {line.bzdw}
      </Text>
      {isOpen ? (
        <span className={styles.problems}>
          {PROBLEMS.map(([kind, other, word]) => (
            <Row as="span" align="center" gap="2" key={kind}>
              {word}
              <QuantityStepper
                label={`${name} ${word}数量`}
                value={shown[kind]}
                min={0}
                max={line.number - shown[other]}
                maxReason="claim"
                size="sm"
                disabled={shown[other] >= line.number}
                onChange={(number) => onFound({ ...shown, [kind]: number })}
              />
            </Row>
          ))}
        </span>
      ) : (
        <TextButton
          type="button"
          className={styles.open}
          aria-label={`${name} 少货 / 破损`}
          onClick={() => setOpen(true)}
        >
          少货 / 破损
        </TextButton>
      )}
    </li>
  );
}

import { useState } from "react";
import { useApplyInvoice, useListInvoiceTitles } from "#generated/hooks/invoice/invoice.ts";
import type { Order } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { isInvalid } from "#src/shared/api/error-kinds.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import styles from "./invoice-application.module.css";

type Props = { order: Pick<Order, "id" | "invoice_kind"> };

/** Applies for the invoice of an order with one of the buyer's titles. */
export function InvoiceApplication({ order }: Props) {
  const [chosenId, setChosenId] = useState<number>();
  const query = useListInvoiceTitles({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const titleId =
    chosenId ?? (query.data?.find(({ kind }) => kind === order.invoice_kind) ?? query.data?.[0])?.id;
  const once = useSingleFlight();
  const { mutateAsync, isPending, error } = useApplyInvoice();
  const apply = async (title_id: number): Promise<void> => {
    await mutateAsync({ data: { order_id: order.id, title_id } });
    toast({ status: "success", message: `已申请开票，一般 ${terms.invoices.hours} 小时内开出` });
  };
  return (
    <Loaded
      query={query}
      what="发票抬头"
      as="line"
      skeleton="9"
      empty={
        <Row align="center" gap="3" wrap>
          您还没有发票抬头，添加后即可申请。
          <ButtonLink size="sm" variant="outline" to={paths.eInvoices({ tab: "titles" })}>
            添加发票抬头
          </ButtonLink>
        </Row>
      }
    >
      {(titles) => (
        <Row
          as="form"
          data-screen-only
          wrap
          align="center"
          gap="3"
          onSubmit={(event) => {
            event.preventDefault();
            if (titleId !== undefined) once(() => apply(titleId));
          }}
        >
          <Row as="label" wrap align="center" gap="2" narrow>
            发票抬头
            <select
              className={styles.select}
              value={titleId}
              onChange={({ target }) => setChosenId(Number(target.value))}
            >
              {titles.map(({ id, title, kind }) => (
                <option key={id} value={id}>
                  {title}（{INVOICE_KINDS[kind]}）
                </option>
              ))}
            </select>
          </Row>
          <Button type="submit" size="sm" variant="outline" loading={isPending}>
            申请开票
          </Button>
          {error && isInvalid(error) && (
            <Text tone="error" size="xs" role="alert">
              {error.firstFieldMessage}
            </Text>
          )}
        </Row>
      )}
    </Loaded>
  );
}

import { payMethodLabels, deliveryTypeLabels } from "#generated/enum-labels.ts";
import type { Order } from "#generated/model/index.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { type Fact, FactList } from "#src/shared/ui/records/fact-list.tsx";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";
import { dispatchText } from "../lib/dispatch-text.ts";
import { isPaid } from "../lib/order-status.ts";

type Props = { order: Order };

/** Facts about an order other than goods and amounts. */
export function OrderFacts({ order }: Props) {
  const facts: Fact[] = [
    [
      "订单号",
      <span key="number">
        {order.order_no} <CopyButton text={order.order_no} what="订单号" />
      </span>,
    ],
    ["下单时间", formatMinute(order.created_at)],
    ["收货人", `${order.address.name} ${maskPhone(order.address.phone)}`],
    ["收货地址", addressText(order.address)],
    ["配送方式", deliveryTypeLabels[order.delivery_type]],
    ["发票类型", INVOICE_KINDS[order.invoice_kind]],
  ];
  const dispatch = dispatchText(order.dispatch_on);
  if (dispatch) facts.push(["发货", dispatch]);
  if (isPaid(order)) facts.push(["支付方式", payMethodLabels[order.pay_method]]);
  if (order.paid_at) facts.push(["付款时间", formatMinute(order.paid_at)]);
  if (order.placed_by) facts.push(["下单人", order.placed_by]);
  if (order.approved_by) facts.push(["审批人", order.approved_by]);
  if (order.remark) facts.push(["订单备注", order.remark]);
  return <FactList facts={facts} />;
}

import { company } from "#generated/company.ts";
import { payAppLabels } from "#generated/enum-labels.ts";
import { PayApp, PaymentStatus } from "#generated/enums.ts";
import { escapeHtml } from "#mock/domain/common/escape-html.ts";
import { formatYuan } from "#mock/world/money.ts";
import { type AppAct, isUndecided } from "./commands/app-payment.ts";
import type { PaymentRecord } from "./records.ts";

const COLORS: Readonly<Record<PayApp, string>> = {
  [PayApp.WeChat]: "#067a3e",
  [PayApp.Alipay]: "#1259c3",
  [PayApp.UnionPay]: "#b3270f",
};

const BUTTONS: readonly [AppAct, string][] = [
  ["pay", "确认支付"],
  ["late", "支付，稍后到账"],
  ["fail", "支付失败"],
  ["cancel", "取消支付"],
];

/** The page of an app with a payment: its user pays or not, and returns to the page of the shop, if that is known. */
export function cashierPage(payment: PaymentRecord, app: PayApp, backTo: string | undefined): string {
  const name = payAppLabels[app];
  const buttons = BUTTONS.map(([act, text]) => `<button name="act" value="${act}">${text}</button>`);
  const form = `<form method="post">${buttons.join("\n")}</form>`;
  const back = backTo === undefined ? "" : `<a href="${escapeHtml(backTo)}">返回商家</a>`;
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${name}（模拟）</title>
<style>
* { box-sizing: border-box }
body { margin: 0; color: #1f2929; background: #f6f8f8; font: 16px/1.6 system-ui, sans-serif; text-align: center }
header { padding: 12px; color: #fff; background: ${COLORS[app]} }
main { max-width: 420px; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere }
h1 { margin: 0; font-size: 18px }
p { margin: 0 0 8px }
.amount { font-size: 32px; font-weight: 600 }
form { display: grid }
button, a { display: block; min-height: 48px; margin-top: 12px; padding: 10px; font: inherit;
  color: ${COLORS[app]}; background: #fff; border: 1px solid; border-radius: 8px; text-decoration: none }
button[value="pay"] { color: #fff; background: ${COLORS[app]} }
</style>
</head>
<body>
<header><h1>${name}（模拟）</h1></header>
<main>
<p>${escapeHtml(company.name)}</p>
<p class="amount">¥${formatYuan(payment.amount)}</p>
<p>支付单号 ${payment.payNo}</p>
${isUndecided(payment) ? form : `<p role="status">${stateOf(payment)}</p>${back}`}
</main>
</body>
</html>
`;
}

function stateOf({ status, message }: PaymentRecord): string {
  if (status === PaymentStatus.Failed) return `${escapeHtml(message)}，没有扣款。`;
  return status === PaymentStatus.Succeeded ? "支付成功。" : "已付款，商家稍后收到结果。";
}

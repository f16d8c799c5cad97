import { available } from "#scripts/conformance/flows/arranged/available.ts";
import { approval, signing } from "#scripts/conformance/flows/arranged/approval.ts";
import { captcha, codeLimits } from "#scripts/conformance/flows/arranged/captcha.ts";
import {
  certificates,
  controlledAccess,
  feedbackPictures,
  messageDeletion,
} from "#scripts/conformance/flows/arranged/certificates.ts";
import { vouchers } from "#scripts/conformance/flows/arranged/deductions.ts";
import { invoices } from "#scripts/conformance/flows/arranged/invoices.ts";
import { addressLimit, titleLimit } from "#scripts/conformance/flows/arranged/limits.ts";
import { lottery } from "#scripts/conformance/flows/arranged/lottery.ts";
import { codeLogin, password } from "#scripts/conformance/flows/arranged/password.ts";
import { creditBills, emptyBalance, transfers } from "#scripts/conformance/flows/arranged/payments.ts";
import { gifts, noPoints } from "#scripts/conformance/flows/arranged/points.ts";
import { receipts } from "#scripts/conformance/flows/arranged/receipts.ts";
import { registration, storeRegistration } from "#scripts/conformance/flows/arranged/registration.ts";
import { complaints, returns } from "#scripts/conformance/flows/arranged/returns.ts";
import { storeLinks } from "#scripts/conformance/flows/arranged/stores.ts";
import { wechatBinding, wechatLogin } from "#scripts/conformance/flows/arranged/wechat.ts";
import type { OperationId } from "#generated/operations.ts";
import type { Flow } from "#scripts/conformance/flows/steps.ts";
import type { RuleId } from "#scripts/conformance/rules/rules.ts";
import type { Mutant } from "./mutant.ts";
import { editData, inVain, jsonAnswer, mendForm, refusal, whenStatus } from "./twists.ts";
import type { Twist, WireAnswer } from "./wire.ts";

/** A refusal that became a success with this data. */
const lets = (status: number, data: unknown, success: 200 | 201 = 200): Twist =>
  whenStatus(status, (answer: WireAnswer) => {
    Object.assign(answer, jsonAnswer(success, { code: success, message: "成功", data }));
  });

/** A conflict that is answered as a success. */
const twice =
  (success: 200 | 201 = 200): (() => Twist) =>
  () =>
    lets(409, {}, success);

/** A success without effect. */
const vain = () => inVain;

/** A list that the server does not read. */
const without = (list: string) => (): Twist =>
  mendForm((form) => {
    const names = [...form.keys()].filter((name) => name.startsWith(list));
    for (const name of names) form.delete(name);
  });

type Fault = readonly [
  name: string,
  fault: string,
  operationId: OperationId,
  rule: RuleId,
  twist: () => Twist,
];

const ofFlow = (flow: Flow, faults: readonly Fault[]): readonly Mutant[] =>
  faults.map(([name, fault, operationId, rule, twist]) => ({
    name,
    fault,
    found: [operationId, rule],
    judged: flow.operations,
    isArranged: true,
    plant: () => ({ [operationId]: twist() }),
  }));

/** Faults that only accounts of the setup adapter show. */
export const ARRANGED: readonly Mutant[] = [
  ...ofFlow(approval, [
    [
      "unapproved-buys",
      "a member who is not approved fills the cart",
      "addCartLines",
      "approval-ignored",
      () => lets(403, { total: 1, lines: [] }),
    ],
    [
      "unapproved-claims",
      "a member who is not approved is told that the coupon has run out",
      "claimCoupon",
      "approval-ignored",
      () => whenStatus(403, (answer) => void Object.assign(answer, refusal(409, "优惠券已领完"))),
    ],
  ]),
  ...ofFlow(signing, [
    [
      "unsigned-is-forbidden",
      "checking out without the contract is 403, which no client can mend",
      "checkoutCart",
      "agreement-ignored",
      () => whenStatus(459, (answer) => void Object.assign(answer, refusal(403, "请先签署电子合同"))),
    ],
    [
      "contract-signed-by-any-code",
      "a wrong code signs the contract as well",
      "signAgreement",
      "check-ignored",
      () => ({
        async before(call, mock) {
          const answer = await mock.ask(call);
          return answer.status === 422 && call.form.get("code") === "000000"
            ? { ...(await mock.askFor("getAgreement", call)) }
            : answer;
        },
      }),
    ],
  ]),
  ...ofFlow(captcha, [
    [
      "captcha-not-checked",
      "a login with a wrong captcha is let in",
      "login",
      "check-ignored",
      () => ({
        after(answer, { form }) {
          if (answer.status === 422 && form.has("captcha"))
            Object.assign(answer, { ...jsonAnswer(200, { code: 200, message: "成功", data: {} }) });
        },
      }),
    ],
    [
      "captcha-names-password",
      "a login that lacks the captcha blames the password",
      "login",
      "field-not-named",
      () => ({
        after(answer) {
          if (answer.status === 422) answer.body = answer.body.replace('"captcha":', '"password":');
        },
      }),
    ],
  ]),
  ...ofFlow(codeLimits, [
    [
      "codes-without-end",
      "SMS codes may be asked for every second",
      "sendSmsCode",
      "check-ignored",
      () => lets(429, { phone: "199****0000", wait: 60 }),
    ],
  ]),
  ...ofFlow(registration, [
    [
      "registered-by-any-code",
      "a wrong code of an SMS registers",
      "registerAccount",
      "check-ignored",
      () => lets(422, {}, 201),
    ],
    [
      "company-changed-under-review",
      "the company is taken again while it is under review",
      "submitCompany",
      "conflict-ignored",
      twice(),
    ],
    [
      "company-forgotten",
      "the profile lacks the company that was submitted",
      "getAccountProfile",
      "law",
      () => editData<{ company: string }>((profile) => void (profile.company = "")),
    ],
  ]),
  ...ofFlow(storeRegistration, [
    [
      "stores-forgotten",
      "a registration counts none of its stores",
      "submitStores",
      "law",
      () => editData<{ stores: number }>((data) => void (data.stores = 0)),
    ],
    [
      "stores-changed-under-review",
      "stores are taken again while they are under review",
      "submitStores",
      "conflict-ignored",
      twice(),
    ],
  ]),
  ...ofFlow(password, [
    [
      "password-without-phone",
      "a password is changed without a verified phone",
      "resetPassword",
      "check-ignored",
      () => lets(403, null),
    ],
    [
      "reset-by-any-code",
      "a wrong code verifies the phone",
      "verifyPasswordReset",
      "check-ignored",
      () => lets(422, {}),
    ],
    ["old-password-valid", "the old password still logs in", "resetPassword", "check-ignored", vain],
  ]),
  ...ofFlow(codeLogin, [
    [
      "login-by-any-code",
      "a wrong code of an SMS logs in",
      "loginBySmsCode",
      "check-ignored",
      () => lets(422, {}),
    ],
    [
      "profile-not-kept",
      "the profile stays as it was",
      "getAccountProfile",
      "law",
      () => editData<{ email: string }>((profile) => void (profile.email = "")),
    ],
  ]),
  ...ofFlow(wechatBinding, [
    [
      "second-wechat",
      "a second WeChat account may be bound",
      "createWechatCode",
      "conflict-ignored",
      twice(),
    ],
    ["unbound-in-vain", "an unbound WeChat account stays bound", "unbindWechat", "law", vain],
  ]),
  ...ofFlow(wechatLogin, [
    [
      "unconfirmed-wechat",
      "a code that nobody confirmed logs in",
      "loginByWechat",
      "conflict-ignored",
      twice(),
    ],
    [
      "unconfirmed-registration",
      "a code that nobody confirmed registers",
      "registerByWechat",
      "conflict-ignored",
      twice(201),
    ],
  ]),
  ...ofFlow(storeLinks, [
    [
      "store-by-any-code",
      "a wrong code links a store",
      "linkStore",
      "check-ignored",
      () => lets(422, {}, 201),
    ],
    ["store-linked-twice", "a linked store is linked again", "linkStore", "conflict-ignored", twice(201)],
    [
      "own-store-unlinked",
      "the current store is unlinked",
      "unlinkStore",
      "conflict-ignored",
      () => lets(409, null),
    ],
    ["store-stays-linked", "an unlinked store stays in the list", "unlinkStore", "law", vain],
  ]),
  ...ofFlow(certificates, [
    [
      "certificate-twice",
      "two certificates of one kind are under review",
      "submitCertificate",
      "conflict-ignored",
      twice(201),
    ],
    [
      "certificate-unlisted",
      "a submitted certificate is not listed",
      "listCertificates",
      "law",
      () => editData<unknown[]>(() => []),
    ],
  ]),
  ...ofFlow(controlledAccess, [
    [
      "applied-twice",
      "one may apply again for controlled goods",
      "applyControlledAccess",
      "conflict-ignored",
      twice(),
    ],
  ]),
  ...ofFlow(messageDeletion, [["message-stays", "a deleted message stays", "deleteMessages", "law", vain]]),
  ...ofFlow(feedbackPictures, [
    [
      "feedback-without-pictures",
      "the pictures of a feedback are lost",
      "addFeedback",
      "law",
      without("file_ids"),
    ],
  ]),
  ...ofFlow(addressLimit, [
    [
      "addresses-without-end",
      "a twenty-first address is told to be kept",
      "createAddress",
      "conflict-ignored",
      twice(201),
    ],
  ]),
  ...ofFlow(titleLimit, [
    [
      "titles-without-end",
      "a twenty-first invoice title is told to be kept",
      "createInvoiceTitle",
      "conflict-ignored",
      twice(201),
    ],
  ]),
  ...ofFlow(receipts, [
    [
      "received-before-shipping",
      "an order is received before it has shipped",
      "receiveOrder",
      "conflict-ignored",
      twice(),
    ],
    ["received-in-vain", "a received order stays shipped", "receiveOrder", "law", vain],
    ["shipped-cancelled", "a shipped order is cancelled", "cancelOrder", "conflict-ignored", twice()],
  ]),
  ...ofFlow(returns, [
    [
      "returned-too-many",
      "more is returned than was bought",
      "createReturn",
      "invalid-accepted",
      () => lets(422, {}, 201),
    ],
    [
      "returned-before-receipt",
      "an unpaid order is returned",
      "createReturn",
      "conflict-ignored",
      twice(201),
    ],
    [
      "return-sent-twice",
      "a return is sent before it is approved, and twice",
      "shipReturn",
      "conflict-ignored",
      twice(),
    ],
    [
      "sent-return-cancelled",
      "a return that was sent is withdrawn",
      "cancelReturn",
      "conflict-ignored",
      twice(),
    ],
    [
      "return-without-pictures",
      "the pictures of a return are lost",
      "createReturn",
      "law",
      without("file_ids"),
    ],
    [
      "parcel-forgotten",
      "a return lacks its tracking number",
      "getReturn",
      "law",
      () => editData<{ tracking_no: string }>((one) => void (one.tracking_no = "")),
    ],
  ]),
  ...ofFlow(complaints, [
    ["complaint-stays", "a withdrawn complaint goes on", "cancelAfterSale", "law", vain],
    [
      "complaint-before-shipping",
      "one may complain about an unpaid order",
      "createAfterSale",
      "conflict-ignored",
      twice(201),
    ],
    [
      "complaint-cancelled-twice",
      "a complaint is withdrawn twice",
      "cancelAfterSale",
      "conflict-ignored",
      twice(),
    ],
  ]),
  ...ofFlow(transfers, [
    ["proof-twice", "a second proof of one transfer is taken", "submitTransfer", "conflict-ignored", twice()],
    [
      "proof-in-vain",
      "a payment stays open after the proof",
      "getPayment",
      "law",
      () => editData<{ status: number }>((one) => void (one.status = 1)),
    ],
    [
      "cancelled-is-payable",
      "a payment of a cancelled order opens",
      "createPayment",
      "conflict-ignored",
      twice(),
    ],
    [
      "cancelled-on-credit",
      "a credit payment of a cancelled order opens",
      "createCreditPayment",
      "conflict-ignored",
      twice(),
    ],
  ]),
  ...ofFlow(creditBills, [
    [
      "paid-order-on-credit",
      "an order that is paid is charged to the credit as well",
      "payCreditPayment",
      "conflict-ignored",
      twice(),
    ],
    ["repaid-in-vain", "a repayment does not touch the balance", "payCreditBills", "law", vain],
  ]),
  ...ofFlow(emptyBalance, [
    ["paid-from-nothing", "an empty balance pays an order", "payByBalance", "conflict-ignored", twice()],
    ["repaid-from-nothing", "an empty balance repays a bill", "payCreditBills", "conflict-ignored", twice()],
  ]),
  ...ofFlow(gifts, [
    ["gift-for-nothing", "an exchange costs no points", "exchangePoints", "law", vain],
    [
      "gift-before-shipping",
      "a gift is received before it has shipped",
      "receivePointsOrder",
      "conflict-ignored",
      twice(),
    ],
  ]),
  ...ofFlow(noPoints, [
    [
      "gift-without-points",
      "a gift is given to whoever has no points",
      "exchangePoints",
      "conflict-ignored",
      twice(201),
    ],
  ]),
  ...ofFlow(invoices, [
    [
      "invoice-before-payment",
      "an unpaid order gets an invoice, and a paid one two",
      "applyInvoice",
      "conflict-ignored",
      twice(201),
    ],
    [
      "mail-before-issue",
      "an invoice is mailed that is not issued",
      "emailInvoice",
      "conflict-ignored",
      () => lets(409, null),
    ],
    [
      "invoice-without-number",
      "an issued invoice has no number",
      "getInvoice",
      "law",
      () => editData<{ invoice_no: string }>((one) => void (one.invoice_no = "")),
    ],
  ]),
  ...ofFlow(vouchers, [
    [
      "voucher-not-previewed",
      "the preview leaves out the cash voucher",
      "previewOrder",
      "law",
      without("voucher_ids"),
    ],
    [
      "preview-of-an-order",
      "a checkout that was ordered is previewed",
      "previewOrder",
      "conflict-ignored",
      twice(),
    ],
    [
      "amount-not-compared",
      "an order is placed for another amount than was shown",
      "createOrder",
      "conflict-ignored",
      twice(201),
    ],
  ]),
  ...ofFlow(available, [
    [
      "notice-of-stock",
      "a notice is taken for goods in stock",
      "addArrivalNotice",
      "conflict-ignored",
      twice(),
    ],
  ]),
  ...ofFlow(lottery, [
    ["drawn-after-the-end", "one may draw after the end", "drawLottery", "conflict-ignored", twice()],
  ]),
];

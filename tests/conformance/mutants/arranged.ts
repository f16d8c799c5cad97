import { OrderStatus } from "#generated/enums.ts";
import type { Certificate } from "#generated/model/certificate.ts";
import type { OperationId } from "#generated/operations.ts";
import { approval, signing } from "#scripts/conformance/flows/arranged/approval.ts";
import { available } from "#scripts/conformance/flows/arranged/available.ts";
import { captcha, codeLimits } from "#scripts/conformance/flows/arranged/captcha.ts";
import {
  certificates,
  controlledAccess,
  feedbackPictures,
  messageDeletion,
} from "#scripts/conformance/flows/arranged/certificates.ts";
import { clinicRegistration, licensedAddress } from "#scripts/conformance/flows/arranged/clinic.ts";
import { vouchers } from "#scripts/conformance/flows/arranged/deductions.ts";
import { invoices } from "#scripts/conformance/flows/arranged/invoices.ts";
import { addressLimit, titleLimit } from "#scripts/conformance/flows/arranged/limits.ts";
import { lottery } from "#scripts/conformance/flows/arranged/lottery.ts";
import { othersData } from "#scripts/conformance/flows/arranged/others-data.ts";
import { codeLogin, password } from "#scripts/conformance/flows/arranged/password.ts";
import { creditBills, emptyBalance, transfers } from "#scripts/conformance/flows/arranged/payments.ts";
import { pickup } from "#scripts/conformance/flows/arranged/pickup.ts";
import { gifts, noPoints } from "#scripts/conformance/flows/arranged/points.ts";
import { orderTimes, receipts } from "#scripts/conformance/flows/arranged/receipts.ts";
import { registration, storeRegistration } from "#scripts/conformance/flows/arranged/registration.ts";
import { coldChain, ephedrineLimit } from "#scripts/conformance/flows/arranged/regulated.ts";
import { complaints, returns } from "#scripts/conformance/flows/arranged/returns.ts";
import { storeLinks } from "#scripts/conformance/flows/arranged/stores.ts";
import { teamApproval, teamRights } from "#scripts/conformance/flows/arranged/team.ts";
import { wechatBinding, wechatLogin } from "#scripts/conformance/flows/arranged/wechat.ts";
import type { Flow } from "#scripts/conformance/flows/steps.ts";
import type { RuleId } from "#scripts/conformance/rules/rules.ts";
import type { Mutant } from "./mutant.ts";
import { editAll } from "./sentences/edit-records.ts";
import {
  editData,
  type Fields,
  inVain,
  mendForm,
  refusal,
  replaceStatus,
  success,
  whenStatus,
} from "./twists.ts";
import type { Twist } from "./wire.ts";

type Success = 200 | 201;

/** A refusal that became a success with this data. */
const lets = (status: number, data: unknown, as: Success = 200): Twist =>
  replaceStatus(status, success(data, as));

type Fault = readonly [
  name: string,
  fault: string,
  operationId: OperationId,
  rule: RuleId,
  twist: () => Twist,
];

/** A conflict that is reported as a success. */
const conflict = (name: string, fault: string, operationId: OperationId, as?: Success): Fault => [
  name,
  fault,
  operationId,
  "conflict-ignored",
  () => lets(409, {}, as),
];

/** A code that is refused, reported as a success. */
const anyCode = (name: string, fault: string, operationId: OperationId, as?: Success): Fault => [
  name,
  fault,
  operationId,
  "check-ignored",
  () => lets(422, {}, as),
];

/** A success without effect. */
const vain = (...place: [name: string, fault: string, operationId: OperationId]): Fault => [
  ...place,
  "law",
  () => inVain,
];

/** A list that the server does not read. */
const unread = (name: string, fault: string, operationId: OperationId, list: string): Fault => [
  name,
  fault,
  operationId,
  "law",
  () =>
    mendForm((form) => {
      const names = [...form.keys()].filter((key) => key.startsWith(list));
      for (const key of names) form.delete(key);
    }),
];

/** A field of the response that always has the same value. */
const wrongly = (
  name: string,
  fault: string,
  operationId: OperationId,
  field: string,
  value: unknown,
): Fault => [name, fault, operationId, "law", () => editData<Fields>((data) => void (data[field] = value))];

/** `alsoAt` are the operations at which what the faults left behind shows. */
const ofFlow = (
  flow: Flow,
  faults: readonly Fault[],
  alsoAt: readonly OperationId[] = [],
): readonly Mutant[] =>
  faults.map(([name, fault, operationId, rule, twist]) => ({
    name,
    fault,
    found: [operationId, rule],
    judged: flow.operations,
    alsoAt,
    isArranged: true,
    twist,
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
      () => replaceStatus(403, refusal(409, "优惠券已领完")),
    ],
  ]),
  ...ofFlow(signing, [
    [
      "unsigned-is-forbidden",
      "checking out without the contract is 403, which no client can mend",
      "checkoutCart",
      "agreement-ignored",
      () => replaceStatus(459, refusal(403, "请先签署电子合同")),
    ],
    [
      "contract-signed-by-any-code",
      "a wrong code signs the contract as well",
      "signAgreement",
      "check-ignored",
      () => ({
        async before(call, mock) {
          const response = await mock.ask(call);
          return response.status === 422 && call.form.get("code") === "000000"
            ? { ...(await mock.askFor("getAgreement", call)) }
            : response;
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
        after(response, { form }) {
          if (response.status === 422 && form.has("captcha")) Object.assign(response, success({}));
        },
      }),
    ],
    [
      "captcha-names-password",
      "a login that lacks the captcha blames the password",
      "login",
      "field-not-named",
      () => ({
        after(response) {
          if (response.status === 422) response.body = response.body.replace('"captcha":', '"password":');
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
    [
      "wait-too-short",
      "the seconds of Retry-After are too few",
      "sendSmsCode",
      "law",
      () => whenStatus(429, ({ headers }) => void (headers["retry-after"] = "20")),
    ],
  ]),
  ...ofFlow(registration, [
    anyCode("registered-by-any-code", "a wrong code of an SMS registers", "registerAccount", 201),
    conflict(
      "company-changed-under-review",
      "the company is taken again while it is under review",
      "submitCompany",
    ),
    wrongly(
      "company-forgotten",
      "the profile lacks the company that was submitted",
      "getAccountProfile",
      "company",
      "",
    ),
  ]),
  ...ofFlow(clinicRegistration, [
    anyCode("clinic-lacks-anything", "a clinic may lack what it has to hand in", "submitCompany"),
    wrongly(
      "licence-number-forgotten",
      "the profile lacks the number of a clinic's licence",
      "getAccountProfile",
      "licence_no",
      "",
    ),
    [
      "end-invented",
      "a certificate without an end gets one",
      "listCertificates",
      "law",
      () =>
        editAll<Certificate>((certificate) => {
          certificate.expires_at ??= "2099-12-31";
          certificate.days_left ??= 26_704;
        }),
    ],
  ]),
  ...ofFlow(licensedAddress, [
    anyCode(
      "compound-to-any-address",
      "a compound with ephedrine goes to an address that is not licensed",
      "createOrder",
      201,
    ),
  ]),
  ...ofFlow(ephedrineLimit, [
    anyCode("ephedrine-without-limit", "more of a compound with ephedrine than its limit", "addCartLines"),
  ]),
  ...ofFlow(coldChain, [
    wrongly(
      "chilled-on-saturday",
      "the cold chain leaves on a Saturday",
      "previewOrder",
      "dispatch_on",
      "2026-11-28",
    ),
    wrongly(
      "chilled-unsaid",
      "an order does not say when the cold chain leaves",
      "getOrder",
      "dispatch_on",
      null,
    ),
  ]),
  ...ofFlow(storeRegistration, [
    wrongly("stores-forgotten", "a registration counts none of its stores", "submitStores", "stores", 0),
    conflict(
      "stores-changed-under-review",
      "stores are taken again while they are under review",
      "submitStores",
    ),
  ]),
  ...ofFlow(
    password,
    [
      [
        "password-without-phone",
        "a password is changed without a verified phone",
        "resetPassword",
        "check-ignored",
        () => lets(403, null),
      ],
      anyCode("reset-by-any-code", "a wrong code verifies the phone", "verifyPasswordReset"),
      [
        "old-password-valid",
        "the old password still logs in",
        "resetPassword",
        "check-ignored",
        () => inVain,
      ],
    ],
    ["getAccountProfile"],
  ),
  ...ofFlow(codeLogin, [
    anyCode("login-by-any-code", "a wrong code of an SMS logs in", "loginBySmsCode"),
    wrongly("profile-not-kept", "the profile stays as it was", "getAccountProfile", "email", ""),
  ]),
  ...ofFlow(wechatBinding, [
    conflict("second-wechat", "a second WeChat account may be bound", "createWechatCode"),
    vain("unbound-in-vain", "an unbound WeChat account stays bound", "unbindWechat"),
  ]),
  ...ofFlow(wechatLogin, [
    conflict("unconfirmed-wechat", "a code that nobody confirmed logs in", "loginByWechat"),
    conflict("unconfirmed-registration", "a code that nobody confirmed registers", "registerByWechat", 201),
  ]),
  ...ofFlow(storeLinks, [
    anyCode("store-by-any-code", "a wrong code links a store", "linkStore", 201),
    conflict("store-linked-twice", "a linked store is linked again", "linkStore", 201),
    [
      "own-store-unlinked",
      "the current store is unlinked",
      "unlinkStore",
      "conflict-ignored",
      () => lets(409, null),
    ],
    vain("store-stays-linked", "an unlinked store stays in the list", "unlinkStore"),
  ]),
  ...ofFlow(
    teamRights,
    [
      [
        "rights-not-checked",
        "a person without the right to manage is let in",
        "listTeamMembers",
        "right-ignored",
        () => lets(403, []),
      ],
      [
        "rights-kept",
        "a person keeps the rights from before",
        "updateTeamMember",
        "law",
        () => mendForm((form) => form.set("order_limit", "5")),
      ],
      [
        "rights-given-freely",
        "a person who manages people gives rights that they lack",
        "updateTeamMember",
        "check-ignored",
        () => lets(422, null),
      ],
      vain("stopped-in-vain", "a stopped person goes on", "setTeamMemberStatus"),
      [
        "log-without-names",
        "the log does not say what was changed",
        "listTeamLog",
        "law",
        () =>
          editData<{ list: Fields[] }>(({ list }) => {
            for (const entry of list) entry.detail = "";
          }),
      ],
    ],
    ["getTeamInvitation", "listAddresses"],
  ),
  ...ofFlow(teamApproval, [
    conflict("limit-not-checked", "an order above the limit is told to be placed", "createOrder", 201),
    conflict("approved-by-oneself", "a person approves an own request, or one twice", "approveRequest"),
    conflict("approved-then-rejected", "an approved request is rejected", "rejectRequest"),
    wrongly("approver-forgotten", "an order does not say who approved it", "getOrder", "approved_by", ""),
    [
      "no-reasons",
      "a checkout does not say that it needs an approval",
      "checkoutCart",
      "law",
      () => editData<Fields>((data) => void (data.approval_reasons = [])),
    ],
  ]),
  ...ofFlow(certificates, [
    conflict("certificate-twice", "two certificates of one kind are under review", "submitCertificate", 201),
    [
      "certificate-unlisted",
      "a submitted certificate is not listed",
      "listCertificates",
      "law",
      () => editData<unknown[]>(() => []),
    ],
  ]),
  ...ofFlow(controlledAccess, [
    conflict("applied-twice", "one may apply again for controlled goods", "applyControlledAccess"),
  ]),
  ...ofFlow(messageDeletion, [vain("message-stays", "a deleted message stays", "deleteMessages")]),
  ...ofFlow(
    feedbackPictures,
    [unread("feedback-without-pictures", "the pictures of a feedback are lost", "addFeedback", "file_ids")],
    ["uploadFile"],
  ),
  ...ofFlow(addressLimit, [
    conflict("addresses-without-end", "a twenty-first address is told to be kept", "createAddress", 201),
  ]),
  ...ofFlow(titleLimit, [
    conflict(
      "titles-without-end",
      "a twenty-first invoice title is told to be kept",
      "createInvoiceTitle",
      201,
    ),
  ]),
  ...ofFlow(receipts, [
    conflict("received-before-shipping", "an order is received before it has shipped", "receiveOrder"),
    vain("received-in-vain", "a received order stays shipped", "receiveOrder"),
    conflict("shipped-canceled", "a shipped order is canceled", "cancelOrder"),
  ]),
  ...ofFlow(orderTimes, [
    [
      "shipped-again",
      "an order that was received is on its way again",
      "getOrder",
      "transition",
      () =>
        editData<Fields>((order) => {
          if (order.status === OrderStatus.Completed) order.status = OrderStatus.AwaitingReceipt;
        }),
    ],
  ]),
  ...ofFlow(returns, [
    [
      "returned-too-many",
      "more is returned than was bought",
      "createReturn",
      "invalid-accepted",
      () => lets(422, {}, 201),
    ],
    conflict("returned-before-receipt", "an unpaid order is returned", "createReturn", 201),
    conflict("return-sent-twice", "a return is sent before it is approved, and twice", "shipReturn"),
    conflict("sent-return-canceled", "a return that was sent is withdrawn", "cancelReturn"),
    unread("return-without-pictures", "the pictures of a return are lost", "createReturn", "file_ids"),
    wrongly("parcel-forgotten", "a return lacks its tracking number", "getReturn", "tracking_no", ""),
  ]),
  ...ofFlow(pickup, [
    conflict("pickup-before-approval", "a courier is booked before the approval", "bookReturnPickup"),
    anyCode("pickup-at-any-time", "a courier is booked for a day that is over", "bookReturnPickup"),
    vain("pickup-stays", "a courier who is not needed any more comes all the same", "cancelReturnPickup"),
    wrongly("pickup-forgotten", "a return does not say that a courier comes", "getReturn", "pickup", null),
    conflict("parcel-beside-pickup", "a parcel is sent while a courier is booked", "shipReturn"),
  ]),
  ...ofFlow(
    complaints,
    [
      vain("complaint-stays", "a withdrawn complaint goes on", "cancelAfterSale"),
      conflict("complaint-before-shipping", "one may complain about an unpaid order", "createAfterSale", 201),
      conflict("complaint-canceled-twice", "a complaint is withdrawn twice", "cancelAfterSale"),
    ],
    ["getAfterSale"],
  ),
  ...ofFlow(transfers, [
    conflict("proof-twice", "a second proof of one transfer is taken", "submitTransfer"),
    wrongly("proof-in-vain", "a payment stays open after the proof", "getPayment", "status", 1),
    conflict("canceled-is-payable", "a payment of a canceled order opens", "createPayment"),
    conflict("canceled-on-credit", "a credit payment of a canceled order opens", "createCreditPayment"),
  ]),
  ...ofFlow(creditBills, [
    conflict(
      "paid-order-on-credit",
      "an order that is paid is charged to the credit as well",
      "payCreditPayment",
    ),
    vain("repaid-in-vain", "a repayment does not touch the balance", "payCreditBills"),
  ]),
  ...ofFlow(emptyBalance, [
    conflict("paid-from-nothing", "an empty balance pays an order", "payByBalance"),
    conflict("repaid-from-nothing", "an empty balance repays a bill", "payCreditBills"),
  ]),
  ...ofFlow(gifts, [
    vain("gift-for-nothing", "an exchange costs no points", "exchangePoints"),
    conflict("gift-before-shipping", "a gift is received before it has shipped", "receivePointsOrder"),
  ]),
  ...ofFlow(noPoints, [
    conflict("gift-without-points", "a gift is given to whoever has no points", "exchangePoints", 201),
  ]),
  ...ofFlow(invoices, [
    conflict(
      "invoice-before-payment",
      "an unpaid order gets an invoice, and a paid one two",
      "applyInvoice",
      201,
    ),
    [
      "mail-before-issue",
      "an invoice is mailed that is not issued",
      "emailInvoice",
      "conflict-ignored",
      () => lets(409, null),
    ],
    wrongly("invoice-without-number", "an issued invoice has no number", "getInvoice", "invoice_no", ""),
  ]),
  ...ofFlow(vouchers, [
    unread("voucher-not-previewed", "the preview leaves out the cash voucher", "previewOrder", "voucher_ids"),
    conflict("preview-of-an-order", "a checkout that was ordered is previewed", "previewOrder"),
    conflict(
      "amount-not-compared",
      "an order is placed for another amount than was shown",
      "createOrder",
      201,
    ),
  ]),
  ...ofFlow(othersData, [
    [
      "foreign-checkout",
      "the checkout of another account is previewed",
      "previewOrder",
      "foreign-data",
      () => lets(422, null),
    ],
    [
      "foreign-pay-no",
      "an order of another account is paid by its number of payment",
      "payByBalance",
      "foreign-data",
      () => lets(422, null),
    ],
  ]),
  ...ofFlow(available, [
    conflict("notice-of-stock", "a notice is taken for goods in stock", "addArrivalNotice"),
  ]),
  ...ofFlow(lottery, [conflict("drawn-after-the-end", "one may draw after the end", "drawLottery")]),
];

import { CertificateStatus, Flag, ReviewStatus, WechatCodeStatus } from "#generated/enums.ts";
import type { AccountProfile } from "#generated/model/accountProfile.ts";
import type { Address } from "#generated/model/address.ts";
import type { Agreement } from "#generated/model/agreement.ts";
import type { BusinessScope } from "#generated/model/businessScope.ts";
import type { Certificate } from "#generated/model/certificate.ts";
import type { CheckPhone200Data } from "#generated/model/checkPhone200Data.ts";
import type { InvoiceTitle } from "#generated/model/invoiceTitle.ts";
import type { Registration } from "#generated/model/registration.ts";
import type { Store } from "#generated/model/store.ts";
import type { User } from "#generated/model/user.ts";
import type { WechatBinding } from "#generated/model/wechatBinding.ts";
import type { WechatCode } from "#generated/model/wechatCode.ts";
import { about, falls, newestFirst } from "./law.ts";

/** Days before the end from which a certificate is about to expire. */
const SOON = 30;
/** The step at which the company's data are there. */
const COMPANY_STEP = 2;

/** A number that still has six digits in a row can be guessed. */
const isMasked = (text: string): boolean => !/\d{6}/.test(text);

const URGENT: ReadonlySet<CertificateStatus> = new Set([
  CertificateStatus.Rejected,
  CertificateStatus.ExpiringSoon,
  CertificateStatus.Expired,
]);

/** True if the status fits the days left; before a certificate is valid its review decides. */
function isOfItsDay({ status, days_left: days }: Certificate): boolean {
  if (days === null) return status !== CertificateStatus.ExpiringSoon && status !== CertificateStatus.Expired;
  if (status === CertificateStatus.Expired) return days < 0;
  if (status === CertificateStatus.ExpiringSoon) return days >= 0 && days <= SOON;
  return status !== CertificateStatus.Valid || days >= SOON;
}

/** Sentences about members, their stores, papers and messages. */
export const ACCOUNT = [
  ...about<AccountProfile>("AccountProfile", [
    "Masked, as in `138****0001`.",
    "phone",
    ({ phone }) => isMasked(phone),
  ]),
  ...about<User>("User", [
    "The address of the main site's login page, with its scheme (http or https), if it is not this shop's /login; otherwise empty.",
    "login_url",
    ({ login_url: url }) => url === "" || /^https?:\/\//.test(url),
  ]),
  ...about<Agreement>("Agreement", ["Masked, as in `186****1402`.", "phone", ({ phone }) => isMasked(phone)]),
  ...about<CheckPhone200Data>("checkPhone", [
    "Masked, as in `bu***r`; empty when not registered.",
    "username",
    ({ registered, username }) => (registered === Flag.Yes ? username.includes("*") : username === ""),
  ]),
  ...about<Registration>(
    "Registration",
    ["Empty before step 2.", "company", ({ company, step }) => company === "" || step >= COMPANY_STEP],
    [
      "Empty unless turned down.",
      "reason",
      ({ reason, status }) => reason === "" || status === ReviewStatus.Rejected,
    ],
  ),
  ...about<Certificate>(
    "Certificate",
    [
      "Empty unless turned down.",
      "reason",
      ({ reason, status }) => reason === "" || status === CertificateStatus.Rejected,
    ],
    [
      "Negative after the end; null without one.",
      "days_left",
      ({ days_left: days, expires_at: end }) => (days === null) === (end === null),
    ],
    ["4 and 5 come with time: 4 from 30 days before the end on, 5 after it.", "status", isOfItsDay],
  ),
  ...about<Certificate[]>("listCertificates", [
    "The company's qualification certificates, the ones that need something done first.",
    "",
    (list) => falls(list.map(({ status }) => Number(URGENT.has(status)))),
  ]),
  ...about<BusinessScope>("BusinessScope", [
    "Which certificate is missing; empty when allowed.",
    "describe",
    ({ describe, is_allowed: isAllowed }) => (describe === "") === (isAllowed === Flag.Yes),
  ]),
  ...about<WechatCode>("WechatCode", [
    "Empty until scanned.",
    "nickname",
    ({ nickname, status }) => nickname === "" || status !== WechatCodeStatus.Waiting,
  ]),
  ...about<WechatBinding>("WechatBinding", [
    "Empty when not bound.",
    "nickname",
    ({ nickname, is_bound: isBound }) => nickname === "" || isBound === Flag.Yes,
  ]),
  ...about<Store[]>("listStores", [
    "The stores that belong together with this member, the current one first.",
    "",
    (list) => list.every((store, index) => (store.is_current === Flag.Yes) === (index === 0)),
  ]),
  ...about<Address[]>("listAddresses", [
    "The buyer's delivery addresses, the default first.",
    "",
    (list) => falls(list.map((address) => address.is_default)),
  ]),
  ...about<InvoiceTitle[]>("listInvoiceTitles", [
    "The buyer's invoice titles, the default first.",
    "",
    (list) => falls(list.map((title) => title.is_default)),
  ]),
  ...newestFirst("listMessages", "The buyer's messages, newest first."),
  ...newestFirst("listFeedback", "Lists what this buyer has sent, newest first, with the replies."),
];

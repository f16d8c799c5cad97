import type { Flow } from "../steps.ts";
import { approval, signing } from "./approval.ts";
import { available } from "./available.ts";
import { captcha, codeLimits } from "./captcha.ts";
import { certificates, controlledAccess, feedbackPictures, messageDeletion } from "./certificates.ts";
import { vouchers } from "./deductions.ts";
import { invoices } from "./invoices.ts";
import { addressLimit, titleLimit } from "./limits.ts";
import { lottery } from "./lottery.ts";
import { codeLogin, password } from "./password.ts";
import { creditBills, emptyBalance, transfers } from "./payments.ts";
import { gifts, noPoints } from "./points.ts";
import { receipts } from "./receipts.ts";
import { registration, storeRegistration } from "./registration.ts";
import { complaints, returns } from "./returns.ts";
import { storeLinks } from "./stores.ts";
import { wechatBinding, wechatLogin } from "./wechat.ts";

/** The flows of disposable accounts, in execution order: those that move the clock come last. */
export const arrangedFlows: readonly Flow[] = [
  approval,
  signing,
  captcha,
  registration,
  storeRegistration,
  password,
  codeLogin,
  wechatBinding,
  wechatLogin,
  storeLinks,
  certificates,
  controlledAccess,
  messageDeletion,
  feedbackPictures,
  addressLimit,
  titleLimit,
  available,
  receipts,
  returns,
  complaints,
  transfers,
  creditBills,
  emptyBalance,
  gifts,
  noPoints,
  invoices,
  vouchers,
  codeLimits,
  lottery,
];

import type { Flow } from "../steps.ts";
import { approval, signing } from "./approval.ts";
import { available } from "./available.ts";
import { captcha, codeLimits, loginLimits, phoneLimit } from "./captcha.ts";
import { certificates, controlledAccess, feedbackPictures, messageDeletion } from "./certificates.ts";
import { chatToken } from "./chat.ts";
import { clinicRegistration, licensedAddress } from "./clinic.ts";
import { vouchers } from "./deductions.ts";
import { files, unusedFiles } from "./files.ts";
import { invoices, shortages } from "./invoices.ts";
import { defaultTitle, keptAddress, refundOnCredit } from "./kept.ts";
import { addressDefault, addressLimit, feedbackLimit, titleLimit } from "./limits.ts";
import { lottery } from "./lottery.ts";
import { flashSale, limitedGoods, monthlyUse } from "./offers.ts";
import { othersData } from "./others-data.ts";
import { changedPassword, codeLogin, password } from "./password.ts";
import { creditBills, emptyBalance, overdue, transfers } from "./payments.ts";
import { pickup } from "./pickup.ts";
import { gifts, noPoints } from "./points.ts";
import { orderTimes, receipts } from "./receipts.ts";
import { noRegistration, registration, storeRegistration } from "./registration.ts";
import { coldChain, ephedrineLimit } from "./regulated.ts";
import { complaints, returns } from "./returns.ts";
import { freeShipping, ordersOfTheDay } from "./shipping.ts";
import { storeLinks } from "./stores.ts";
import { teamApproval, teamInvitations, teamRights } from "./team.ts";
import { wechatBinding, wechatLogin } from "./wechat.ts";

/** The flows of disposable accounts, in execution order: those that move the clock come last. */
export const arrangedFlows: readonly Flow[] = [
  approval,
  captcha,
  loginLimits,
  registration,
  noRegistration,
  storeRegistration,
  clinicRegistration,
  password,
  changedPassword,
  wechatBinding,
  wechatLogin,
  storeLinks,
  teamRights,
  teamApproval,
  certificates,
  controlledAccess,
  messageDeletion,
  feedbackPictures,
  addressLimit,
  addressDefault,
  keptAddress,
  licensedAddress,
  feedbackLimit,
  titleLimit,
  available,
  files,
  freeShipping,
  ordersOfTheDay,
  limitedGoods,
  ephedrineLimit,
  coldChain,
  receipts,
  returns,
  complaints,
  transfers,
  creditBills,
  emptyBalance,
  gifts,
  noPoints,
  invoices,
  shortages,
  vouchers,
  othersData,
  flashSale,
  signing,
  codeLogin,
  codeLimits,
  phoneLimit,
  chatToken,
  lottery,
  orderTimes,
  unusedFiles,
  monthlyUse,
  overdue,
  pickup,
  refundOnCredit,
  defaultTitle,
  teamInvitations,
];

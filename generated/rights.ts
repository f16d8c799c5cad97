// Generated from generated/openapi.json. Do not edit: run `npm run generate`.

import type { TeamRight } from "./model/teamRight.ts";
import type { OperationId } from "./operations.ts";

/** The right that an operation needs; those that are not named need none. */
export const RIGHT_OF: Readonly<Partial<Record<OperationId, TeamRight | "owner">>> = {
  updateAccountProfile: "owner",
  submitCompany: "owner",
  submitStores: "stores",
  resetPassword: "owner",
  createWechatCode: "owner",
  unbindWechat: "owner",
  sendAgreementCode: "owner",
  signAgreement: "owner",
  submitCertificate: "certificates",
  linkStore: "stores",
  unlinkStore: "stores",
  switchStore: "stores",
  listTeamMembers: "team",
  inviteTeamMember: "team",
  updateTeamMember: "team",
  setTeamMemberStatus: "team",
  listTeamLog: "team",
  copyCart: "stores",
  distributeCart: "stores",
  checkoutCart: "order",
  createOrder: "order",
  previewOrder: "order",
  cancelOrder: "order",
  receiveOrder: "order",
  createReturn: "order",
  cancelReturn: "order",
  shipReturn: "order",
  createAfterSale: "order",
  cancelAfterSale: "order",
  createCreditPayment: "credit",
  payCreditPayment: "credit",
  createPayment: "pay",
  payByBalance: "pay",
  submitTransfer: "pay",
  payCreditBills: "pay",
  exchangePoints: "order",
};

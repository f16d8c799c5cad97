import type { Operation } from "../../api-client/contract/operation.ts";

/** True if the operation begins or ends the session. */
export const endsSession = ({ id }: Operation): boolean => SESSION.has(id);

const SESSION: ReadonlySet<string> = new Set(["login", "loginBySmsCode", "logout"]);

/** Irreversible but harmless for the buyer: codes, a feedback, an upload, a tap, a lottery draw. */
export const LEAVES_A_TRACE: ReadonlySet<string> = new Set([
  "sendSmsCode",
  "sendAgreementCode",
  "verifyPasswordReset",
  "createWechatCode",
  "createWechatLoginCode",
  "addFeedback",
  "uploadFile",
  "tapActivity",
  "drawLottery",
]);

/** True if some valid call may end or delete something that the buyer owns. */
export const isDestructive = ({ id, method, writes }: Operation): boolean =>
  method === "DELETE" || (writes && !LEAVES_A_TRACE.has(id) && !MAKES_SOMETHING.has(id));

/** Their results can be deleted, or exist already. */
const MAKES_SOMETHING: ReadonlySet<string> = new Set([
  "login",
  "addArrivalNotice",
  "addFavorites",
  "cancelFavorites",
  "addCartLines",
  "quickAddCartLine",
  "editCartLine",
  "readCartChanges",
  "restoreCartLines",
  "selectCartLines",
  "createAddress",
  "updateAddress",
  "setDefaultAddress",
  "createInvoiceTitle",
  "updateInvoiceTitle",
  "hideCartHint",
  "addVarietyRequest",
  "addVarietyRequests",
]);

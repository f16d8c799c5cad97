import { listAddresses } from "./address.ts";
import { getAgreement, sendAgreementCode, signAgreement } from "./agreement.ts";
import {
  addCartLines,
  checkoutCart,
  copyCart,
  deleteCartLines,
  editCartLine,
  getCartTotal,
  hideCartHint,
  listCartLines,
  quickAddCartLine,
  selectCartLines,
} from "./cart.ts";
import type { HandlerMap } from "./define.ts";
import { getGoodsDetail, listGoods, listHotGoods, searchGoods } from "./goods.ts";
import { getCommonData, listArticleCategories } from "./home.ts";
import { createOrder, getOrder } from "./order.ts";
import { checkCreditPayment, createCreditPayment, payCreditPayment } from "./payment.ts";
import { getCurrentUser, login, logout } from "./user.ts";
import { getBalance, getCredit } from "./wallet.ts";

/** What answers each operation, by operationId; one without a handler is answered from the contract's example. */
export const handlers = {
  addCartLines,
  checkCreditPayment,
  checkoutCart,
  copyCart,
  createCreditPayment,
  createOrder,
  deleteCartLines,
  editCartLine,
  getAgreement,
  getBalance,
  getCartTotal,
  getCommonData,
  getCredit,
  getCurrentUser,
  getGoodsDetail,
  getOrder,
  hideCartHint,
  listAddresses,
  listArticleCategories,
  listCartLines,
  listGoods,
  listHotGoods,
  login,
  logout,
  payCreditPayment,
  quickAddCartLine,
  searchGoods,
  selectCartLines,
  sendAgreementCode,
  signAgreement,
} satisfies HandlerMap;

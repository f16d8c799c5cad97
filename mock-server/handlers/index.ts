import type { OperationId } from "#generated/operations.ts";
import * as activity from "./activity.ts";
import * as address from "./address.ts";
import * as afterSale from "./after-sale.ts";
import * as agreement from "./agreement.ts";
import * as article from "./article.ts";
import * as cart from "./cart.ts";
import * as certificate from "./certificate.ts";
import * as chat from "./chat.ts";
import * as coupon from "./coupon.ts";
import type { HandlerMap } from "./define.ts";
import * as draw from "./draw.ts";
import * as favorite from "./favorite.ts";
import * as feedback from "./feedback.ts";
import * as goods from "./goods.ts";
import * as home from "./home.ts";
import * as invoice from "./invoice.ts";
import * as message from "./message.ts";
import * as order from "./order.ts";
import * as password from "./password.ts";
import * as payment from "./payment.ts";
import * as points from "./points.ts";
import * as quality from "./quality.ts";
import * as register from "./register.ts";
import * as store from "./store.ts";
import * as upload from "./upload.ts";
import * as user from "./user.ts";
import * as variety from "./variety.ts";
import * as wallet from "./wallet.ts";
import * as wechat from "./wechat.ts";
import * as zone from "./zone.ts";

/** A handler file exports handlers alone: another name would be a handler that nobody calls. */
const onlyOperations = <T extends HandlerMap>(all: T & Record<Exclude<keyof T, OperationId>, never>): T =>
  all;

/** What answers each operation, by operationId; one without a handler is answered from the contract's example. */
export const handlers = onlyOperations({
  ...activity,
  ...address,
  ...afterSale,
  ...agreement,
  ...article,
  ...cart,
  ...certificate,
  ...chat,
  ...coupon,
  ...draw,
  ...favorite,
  ...feedback,
  ...goods,
  ...home,
  ...invoice,
  ...message,
  ...order,
  ...password,
  ...payment,
  ...points,
  ...quality,
  ...register,
  ...store,
  ...upload,
  ...user,
  ...variety,
  ...wallet,
  ...wechat,
  ...zone,
});

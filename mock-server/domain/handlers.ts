import type { OperationId } from "#generated/operations.ts";
import * as activity from "#mock/domain/activity/handlers.ts";
import * as address from "#mock/domain/address/handlers.ts";
import * as afterSale from "#mock/domain/after-sale/handlers.ts";
import * as agreement from "#mock/domain/agreement/handlers.ts";
import * as article from "#mock/domain/article/handlers.ts";
import * as cart from "#mock/domain/cart/handlers.ts";
import * as certificate from "#mock/domain/certificate/handlers.ts";
import * as chat from "#mock/domain/chat/handlers.ts";
import type { HandlerMap } from "#mock/domain/common/handler.ts";
import * as coupon from "#mock/domain/coupon/handlers.ts";
import * as draw from "#mock/domain/draw/handlers.ts";
import * as favorite from "#mock/domain/favorite/handlers.ts";
import * as feedback from "#mock/domain/feedback/handlers.ts";
import * as goods from "#mock/domain/goods/handlers.ts";
import * as home from "#mock/domain/home/handlers.ts";
import * as invoice from "#mock/domain/invoice/handlers.ts";
import * as message from "#mock/domain/message/handlers.ts";
import * as order from "#mock/domain/order/handlers.ts";
import * as password from "#mock/domain/password/handlers.ts";
import * as payment from "#mock/domain/payment/handlers.ts";
import * as plan from "#mock/domain/plan/handlers.ts";
import * as points from "#mock/domain/points/handlers.ts";
import * as quality from "#mock/domain/quality/handlers.ts";
import * as register from "#mock/domain/register/handlers.ts";
import * as store from "#mock/domain/store/handlers.ts";
import * as team from "#mock/domain/team/handlers.ts";
import * as upload from "#mock/domain/upload/handlers.ts";
import * as user from "#mock/domain/user/handlers.ts";
import * as variety from "#mock/domain/variety/handlers.ts";
import * as wallet from "#mock/domain/wallet/handlers.ts";
import * as wechat from "#mock/domain/wechat/handlers.ts";
import * as zone from "#mock/domain/zone/handlers.ts";

/** A handler file exports only handlers: a misspelt name would never be called. */
const onlyOperations = <T extends HandlerMap>(all: T & Record<Exclude<keyof T, OperationId>, never>): T =>
  all;

/** The handler of each operation, by operationId; operations without one respond with the contract's example. */
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
  ...plan,
  ...points,
  ...quality,
  ...register,
  ...store,
  ...team,
  ...upload,
  ...user,
  ...variety,
  ...wallet,
  ...wechat,
  ...zone,
});

import type { OperationId } from "#generated/operations.ts";
import * as address from "./address.ts";
import * as agreement from "./agreement.ts";
import * as article from "./article.ts";
import * as cart from "./cart.ts";
import type { HandlerMap } from "./define.ts";
import * as favorite from "./favorite.ts";
import * as goods from "./goods.ts";
import * as home from "./home.ts";
import * as order from "./order.ts";
import * as payment from "./payment.ts";
import * as upload from "./upload.ts";
import * as quality from "./quality.ts";
import * as user from "./user.ts";
import * as wallet from "./wallet.ts";

/** A handler file exports handlers alone: another name would be a handler that nobody calls. */
const onlyOperations = <T extends HandlerMap>(all: T & Record<Exclude<keyof T, OperationId>, never>): T =>
  all;

/** What answers each operation, by operationId; one without a handler is answered from the contract's example. */
export const handlers = onlyOperations({
  ...address,
  ...agreement,
  ...article,
  ...cart,
  ...favorite,
  ...goods,
  ...home,
  ...order,
  ...payment,
  ...upload,
  ...quality,
  ...user,
  ...wallet,
});

import type { HandlerMap } from "./define.ts";
import { getGoodsDetail, listGoods, listHotGoods, searchGoods } from "./goods.ts";
import { getCurrentUser, login, logout } from "./user.ts";

/** The answers of every operation, by operationId. */
export const handlers = {
  getCurrentUser,
  getGoodsDetail,
  listGoods,
  listHotGoods,
  login,
  logout,
  searchGoods,
} satisfies HandlerMap;

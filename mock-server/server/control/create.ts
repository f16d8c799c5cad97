import type { CouponWish } from "#generated/control/model/couponWish.ts";
import type { GoodsWish } from "#generated/control/model/goodsWish.ts";
import type { OrderWish } from "#generated/control/model/orderWish.ts";
import type { UserWish } from "#generated/control/model/userWish.ts";
import { CouponType } from "#generated/enums.ts";
import { AccountWish } from "#generated/setup/setup.zod.ts";
import { type CouponRecord, FIRST_NEW_COUPON_ID } from "#mock/domain/coupon/records.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { HttpError } from "#mock/http/http-error.ts";
import { errorResponse, jsonResponse } from "#mock/http/responses.ts";
import { InputError } from "#mock/input/input-error.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";
import { plainGoods } from "#mock/seed/order/line-draw.ts";
import { toFen, toYuan } from "#mock/world/money.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";
import { findUser } from "./find-user.ts";
import { runCommand } from "./run-command.ts";
import { makeAccount } from "./setup-accounts.ts";
import { orderStateFor } from "./setup-orders.ts";

/** POST: a product that lists and search have at once. */
export const createGoodsRoute: ControlRoute = {
  POST: ({ app, world, body }: ControlRequest<GoodsWish>) => {
    const { id, name, base_price, number } = runCommand(app, world, (state) => makeGoods(state, body));
    return jsonResponse(201, { id, name, price: toYuan(base_price), number });
  },
};

const NO_OFFERS = {
  offer_price: null,
  ladder_price: [],
  ladder_price_id: 0,
  reduction: null,
  gift: null,
  timed: null,
  tags: [],
} as const;

function makeGoods(state: WorldState, { like, sccj, price, ...given }: GoodsWish): GoodsRecord {
  const model = like === undefined ? plainGoods(state.goods)[0] : state.goods.get(like);
  if (!model || model.parts.length > 0)
    throw new HttpError(errorResponse(404, say(`no product ${like}`, `没有商品 ${like}`)));
  const { index, listedGoods } = state.seed;
  const goods: GoodsRecord = {
    ...model,
    ...(given.name !== undefined && { aliases: [] }),
    ...given,
    ...(price !== undefined && { ...NO_OFFERS, base_price: toFen(price) }),
    ...(sccj !== undefined && makerNamed(state, sccj)),
    id: index.largestId + 1,
    sales: 0,
    arrival: listedGoods.reduce((latest, { arrival }) => Math.max(latest, arrival), 0) + 1,
  };
  state.goods.put(goods.id, goods);
  return goods;
}

/** The fields of a product that name its manufacturer. Throws InputError with the nearest name. */
export function makerNamed(
  { seed: { makers } }: WorldState,
  name: string,
): Pick<GoodsRecord, "makerId" | "sccj" | "brand_id"> {
  const maker = makers.find((each) => each.name === name);
  if (maker) return { makerId: maker.id, sccj: name, brand_id: maker.brandId };
  const names = makers.map((each) => each.name);
  throw new InputError(unknownName(say("unknown manufacturer", "未知的厂家"), name, names));
}

/** POST: an account with what it needs to buy. */
export const createUserRoute: ControlRoute = {
  POST: ({ app, world, body }: ControlRequest<UserWish>) => {
    const { kind = "approved", balance, points, ...named } = body;
    const users = [...world.state.users.values()];
    const isTaken = users.some(({ username, phone }) => username === named.username || phone === named.phone);
    if (isTaken)
      return errorResponse(
        409,
        say("there is a user of this name or phone", "已有使用此用户名或手机号的用户"),
      );
    const wish = AccountWish.parse({ kind, balance, points });
    const { id, username, password, phone } = runCommand(app, world, (state) =>
      makeAccount(state, wish, named),
    );
    return jsonResponse(201, { id, username, password, phone });
  },
};

/** POST: an order in a state, with its payment and progress. */
export const createOrderRoute: ControlRoute = {
  POST: ({ app, world, body }: ControlRequest<OrderWish>) => {
    const { user: name, state: target = "paid", ...wanted } = body;
    const user = findUser(world.state, name);
    const { id, orderNo, status, amounts } = runCommand(app, world, (state) =>
      orderStateFor(state, user, target, wanted),
    );
    return jsonResponse(201, { id, order_no: orderNo, status, amount: toYuan(amounts.amount) });
  },
};

const COUPON_TYPES = {
  reduction: CouponType.Reduction,
  discount: CouponType.Discount,
  shipping: CouponType.Shipping,
} as const;
const COUPON_DAYS = 30;

/** POST: a coupon of a buyer, unused. */
export const createCouponRoute: ControlRoute = {
  POST: ({ app, world, body }: ControlRequest<CouponWish>) => {
    const { id, name } = runCommand(app, world, (state) => makeCoupon(state, body));
    return jsonResponse(201, { id, name });
  },
};

function makeCoupon(state: WorldState, wish: CouponWish): CouponRecord {
  const { type = "reduction", amount, threshold = 0, days = COUPON_DAYS } = wish;
  if (type === "discount" && !(Number.isInteger(amount) && amount > 0 && amount < 100))
    throw new InputError(
      say(
        "request body: amount of a discount is the per cent that is left, from 1 to 99",
        "请求体：折扣券的 amount 是折后的百分比，1 到 99",
      ),
    );
  const now = state.clock.now();
  const coupon: CouponRecord = {
    id: state.next("coupon", FIRST_NEW_COUPON_ID),
    userId: findUser(state, wish.user).id,
    offerId: 0,
    name: wish.name ?? "测试优惠券",
    type: COUPON_TYPES[type],
    amount: type === "discount" ? amount : toFen(amount),
    threshold: toFen(threshold),
    describe: "",
    startsAt: now,
    endsAt: now + days * DAY_MS,
    orderId: 0,
  };
  state.coupons.put(coupon.id, coupon);
  return coupon;
}

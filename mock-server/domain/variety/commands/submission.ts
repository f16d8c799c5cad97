import { VarietyStatus } from "#generated/enums.ts";
import type { AddVarietyRequestBody } from "#generated/model/addVarietyRequestBody.ts";
import type { AddVarietyRequestsBodyItemsItem } from "#generated/model/addVarietyRequestsBodyItemsItem.ts";
import type { Limit } from "#mock/domain/common/attempt-limit.ts";
import { type AttemptKey, attemptWait, noteAttempt } from "#mock/domain/common/attempts.ts";
import { invalidField, tooManyRequests } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toFen } from "#mock/world/money.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { type VarietyRecord, FIRST_NEW_VARIETY_ID } from "../records.ts";

/** Every request is read by staff. */
const LIMIT: Limit = { most: 50, windowMs: DAY_MS };

/** Repeated calls within this time request nothing new. */
const REPEAT_MS = DAY_MS;

/** The result of a batch: the requests in the order of its items, and how many of them are new. */
export type VarietyBatch = { readonly list: readonly VarietyRecord[]; readonly added: number };

/**
 * Requests several varieties, all or none; a request in the same words within a day is not made again. 422 on a blank
 * `items.N.name`; 429 beyond fifty a day.
 */
export function addVarieties(
  state: WorldState,
  user: UserRecord,
  items: readonly AddVarietyRequestsBodyItemsItem[],
  phone: string,
): VarietyBatch {
  const blank = items.findIndex(({ name }) => name.trim() === "");
  if (blank >= 0) throw invalidField(`items.${blank}.name`, "请填写通用名", SHOP_RULES.text);
  const since = state.clock.now() - REPEAT_MS;
  const requested = new Map(
    [...state.varieties.values()]
      .filter(({ userId, createdAt }) => userId === user.id && createdAt > since)
      .map((variety) => [wordsOf(variety), variety]),
  );
  let added = 0;
  const list = items.map((item) => {
    const input = { ...item, phone };
    const known = requested.get(wordsOf(input));
    if (known) return known;
    const variety = addVariety(state, user, input);
    requested.set(wordsOf(variety), variety);
    added += 1;
    return variety;
  });
  return { list, added };
}

const wordsOf = ({
  name,
  ypgg = "",
  sccj = "",
  number,
  remark = "",
}: Omit<AddVarietyRequestBody, "price">): string =>
  JSON.stringify([name.trim(), ypgg.trim(), sccj.trim(), number, remark.trim()]);

/** Requests a variety. 422 on a blank `name`; 429 beyond fifty a day. */
export function addVariety(state: WorldState, user: UserRecord, input: AddVarietyRequestBody): VarietyRecord {
  const key: AttemptKey = `variety:${user.id}`;
  const wait = attemptWait(state, key, LIMIT);
  if (wait > 0)
    throw tooManyRequests(`每天最多提交 ${LIMIT.most} 条求购，请明天再试`, SHOP_RULES.attempts, wait);
  const name = input.name.trim();
  if (name === "") throw invalidField("name", "请填写通用名", SHOP_RULES.text);
  noteAttempt(state, key);
  const variety: VarietyRecord = {
    id: state.next("variety", FIRST_NEW_VARIETY_ID),
    userId: user.id,
    name,
    ypgg: (input.ypgg ?? "").trim(),
    sccj: (input.sccj ?? "").trim(),
    number: input.number,
    price: input.price === undefined ? null : toFen(input.price),
    phone: input.phone,
    remark: (input.remark ?? "").trim(),
    status: VarietyStatus.Waiting,
    reply: "",
    goodsId: 0,
    createdAt: state.clock.now(),
  };
  state.varieties.put(variety.id, variety);
  return variety;
}

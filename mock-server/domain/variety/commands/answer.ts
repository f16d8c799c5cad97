import { VARIETY_REPLY_MAX } from "#generated/control/limits.ts";
import { MessageType, VarietyStatus } from "#generated/enums.ts";
import { mayMove, moved } from "#mock/domain/common/moves.ts";
import { conflict, invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { sendMessage } from "#mock/domain/message/rules/sending.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { VarietyRecord } from "../records.ts";

const TITLES: Readonly<Record<VarietyStatus, string>> = {
  [VarietyStatus.Waiting]: "",
  [VarietyStatus.Sourcing]: "正在采购",
  [VarietyStatus.Arrived]: "已到货",
  [VarietyStatus.Unavailable]: "暂时无法采购",
};

export type VarietyAnswer = {
  readonly status: Exclude<VarietyStatus, typeof VarietyStatus.Waiting>;
  readonly reply: string;
  /** The product that has arrived; with status 3 only. */
  readonly goodsId: number;
};

/**
 * Control API: updates a variety request: it is being purchased (2), has arrived as `goodsId` (3), or is not available
 * (4); the buyer gets a message. 404 for an unknown number, 409 for a transition that VarietyStatus does not allow, 422
 * on `goods_id` for unknown goods and on `reply` for an overlong one.
 */
export function answerVariety(
  state: WorldState,
  id: number,
  { status, reply, goodsId }: VarietyAnswer,
): VarietyRecord {
  const variety = state.varieties.get(id);
  if (!variety) throw notFound(`没有编号为 ${id} 的求购`, SHOP_RULES.exists);
  if (!mayMove("VarietyStatus", variety.status, status))
    throw conflict(`该求购不能从状态 ${variety.status} 变为 ${status}：先采购才能到货`, SHOP_RULES.answer);
  if (status === VarietyStatus.Arrived && !state.goods.get(goodsId))
    throw invalidField("goods_id", "到货须写明在售的商品编号", SHOP_RULES.exists);
  const text = reply.trim();
  if (Array.from(text).length > VARIETY_REPLY_MAX)
    throw invalidField("reply", `回复最多 ${VARIETY_REPLY_MAX} 个字`, SHOP_RULES.text);
  const answered: VarietyRecord = {
    ...moved("VarietyStatus", variety, status),
    reply: text === "" ? variety.reply : text,
    goodsId: status === VarietyStatus.Arrived ? goodsId : variety.goodsId,
  };
  state.varieties.put(id, answered);
  sendMessage(state, variety.userId, {
    type: MessageType.System,
    title: `您求购的${variety.name}${TITLES[status]}`,
    content: answered.reply === "" ? `您求购的${variety.name}${TITLES[status]}。` : answered.reply,
    url: status === VarietyStatus.Arrived ? `/list/info/${goodsId}` : "/zzfw/pzqg",
  });
  return answered;
}

import type { TopUp } from "#generated/model/topUp.ts";
import { type GoodsView, presentGoods } from "#mock/domain/goods/present/goods.ts";
import { type Fen, toYuan } from "#mock/world/money.ts";
import type { TopUpProposal } from "../rules/top-up.ts";

export const presentTopUp = (amount: Fen, proposals: readonly TopUpProposal[], view: GoodsView): TopUp => ({
  amount: toYuan(amount),
  proposals: proposals.map((proposal) => ({
    goods_id: proposal.goods.id,
    line_id: proposal.lineId,
    source: proposal.source,
    goal: proposal.goal,
    gain: proposal.gain,
    number: proposal.number,
    add: proposal.add,
    add_amount: toYuan(proposal.addAmount),
    saves: toYuan(proposal.saves),
    before: toYuan(proposal.before),
    after: toYuan(proposal.after),
    goods: presentGoods(proposal.goods, view),
  })),
});

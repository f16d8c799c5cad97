import { company } from "#generated/company.ts";
import { Flag } from "#generated/enums.ts";
import type { User } from "#generated/model/user.ts";
import { addressesOf } from "#mock/domain/address/rules.ts";
import { cartLines } from "#mock/domain/cart/rules/priced-cart.ts";
import { chatToken } from "#mock/domain/chat/rules/token.ts";
import { unreadOf } from "#mock/domain/message/rules/messages.ts";
import { pointsOf } from "#mock/domain/points/rules/points-log.ts";
import { presentMembership } from "#mock/domain/team/present.ts";
import { actingState } from "#mock/domain/team/rules/acting-state.ts";
import { memberOfSession } from "#mock/domain/team/rules/members.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { UserRecord } from "../records.ts";
import { storesOf } from "../rules/members.ts";

/** A buyer in the contract's form, as seen in a session: the chat token is the session's. */
export function presentUser(
  account: UserRecord,
  world: WorldState,
  origin: string,
  sessionToken: string | null,
): User {
  const member = memberOfSession(world, sessionToken);
  const state = actingState(world, member, account.id);
  const user = state.users.get(account.id) ?? account;
  const home = addressesOf(state, user.id).find(({ is_default }) => is_default === Flag.Yes);
  return {
    show: user.show,
    username: user.username,
    name: user.name,
    phone: user.phone,
    company: user.company,
    face: `${origin}/images/faces/${user.id}.svg`,
    rank: user.rank,
    admin: user.manager,
    address: home ? `${home.province}${home.city}${home.district}${home.detail}` : "",
    is_passed: user.is_passed,
    points: user.show === Flag.Yes ? pointsOf(state, user.id) : 0,
    cart: cartLines(state, user.id).length,
    message_count: unreadOf(state, user.id),
    wechat: user.wechat?.nickname ?? "",
    common_config: { hot_line: company.hotline, ...company.instant_messages },
    quality_inspection: qualityOf(user),
    login_url: "",
    is_show_youx: user.is_show_youx,
    is_special: user.is_special,
    is_can_chat: user.is_can_chat,
    stores: storesOf(state, user).length,
    token: sessionToken === null ? "" : chatToken(sessionToken, state.clock.now()),
    is_AfterSale: user.is_AfterSale,
    ywy: user.salesman,
    customer: user.customerCode,
    member: member ? presentMembership(member) : null,
  };
}

/** Buyers who may not buy yet have nothing to inspect. */
const qualityOf = ({ is_passed: isPassed }: UserRecord): User["quality_inspection"] =>
  isPassed === Flag.Yes
    ? { quality_inspection_url: "", msg: "质检报告请在订单详情或商品详情中按批号查看" }
    : { quality_inspection_url: "", msg: "资质审核通过后可查询质检报告" };

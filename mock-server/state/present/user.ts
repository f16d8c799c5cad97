import { createHash } from "node:crypto";
import type { User } from "#generated/model/user.ts";
import type { UserRecord } from "#mock/fixtures/user/records.ts";
import { HOT_LINE } from "#mock/fixtures/home/company.ts";
import type { WorldState } from "../world-state.ts";

/** A buyer as the contract has it. */
export function presentUser(user: UserRecord, state: WorldState, origin: string): User {
  const home = state.addresses.get(user.id)?.find(({ is_default }) => is_default === 1);
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
    points: user.show === 1 ? user.points : 0,
    cart: state.carts.get(user.id)?.length ?? 0,
    message_count: (state.messages.get(user.id) ?? []).filter(({ isRead }) => isRead === 0).length,
    wechat: user.wechat?.nickname ?? "",
    common_config: { hot_line: HOT_LINE, qq1: "", qq2: "" },
    quality_inspection: { quality_inspection_url: "", msg: "质检报告请在商品到货后向客户经理索取" },
    login_url: "/login",
    is_show_youx: user.is_show_youx,
    is_special: user.is_special,
    is_can_chat: user.is_can_chat,
    token: createHash("sha256").update(`chat:${state.seed.seed}:${user.id}`).digest("hex").slice(0, 32),
    is_AfterSale: user.is_AfterSale,
    ywy: user.salesman,
    customer: user.customerCode,
  };
}

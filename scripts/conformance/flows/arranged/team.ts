import {
  DeliveryType,
  Flag,
  TeamMemberStatus,
  TeamRight,
  TeamRole,
  ApprovalStatus,
} from "#generated/enums.ts";
import type { TeamMember } from "#generated/model/teamMember.ts";
import { same } from "../../../api-client/checks/finding.ts";
import type { Cookies } from "../../../api-client/http/cookies.ts";
import type { Fields } from "../../../api-client/request/input.ts";
import type { Account } from "../../setup/adapter.ts";
import { addGoods } from "../cart-lines.ts";
import { findGoods, packOf } from "../find-goods.ts";
import type { Steps } from "../steps.ts";
import { DAY_S, adapterOf, arranged, as, begin, leave, logIn, sessionOf } from "./account.ts";

const RIGHT_CHECK = { status: 403, rule: "right-ignored" } as const;
const NAME = "契约检查成员";
/** Nobody is invited with it: the call is refused. */
const FREE_PHONE = "13900000000";
const REMARK = "契约检查备注";
/** 0.01 元: any order is above it. */
const LEAST = 0.01;
const INVITATION_DAYS = 7;
const INVITING = ["inviteTeamMember", "getTeamInvitation", "acceptTeamInvitation", "getCurrentUser"];

type Person = {
  readonly member: TeamMember;
  readonly session: Cookies;
  readonly account: Account;
};

/** Invites a person and accepts the invitation; the calls that follow are the owner's again. */
async function addPerson(steps: Steps, inviter: Account, given: Fields): Promise<Person> {
  const account = await adapterOf(steps).makeAccount({ kind: "unregistered" });
  const { username, password, phone } = account;
  const body = { name: NAME, phone, role: TeamRole.Buyer, ...given };
  const { data: member } = await steps.succeed("inviteTeamMember", { body });
  const taken = { status: 422, rule: "check-ignored", field: "phone" } as const;
  await steps.refused("inviteTeamMember", "phone of a person", taken, { body });
  const owner = sessionOf(steps);
  leave(steps);
  const path = { code: member.invitation_code };
  const { data: invitation, exchange: opened } = await steps.succeed("getTeamInvitation", { path });
  const masked = { zh: "中间几位被隐藏的手机号", en: "a phone with its middle hidden" };
  steps.law(opened, invitation.phone !== phone, "data.phone", masked, invitation.phone);
  const known = { status: 422, rule: "check-ignored", field: "username" } as const;
  await steps.refused("acceptTeamInvitation", "name of the owner", known, {
    path,
    body: { username: inviter.username, password },
  });
  const { data: user, exchange } = await steps.succeed("acceptTeamInvitation", {
    path,
    body: { username, password },
  });
  steps.equal(exchange, "data.member.rights", user.member?.rights, given.rights);
  const again = await steps.call("getTeamInvitation", { path });
  steps.equal(again, "accepted invitation", again.response.status, 404, same("404"));
  const session = sessionOf(steps);
  steps.run.sessions.set("made", owner);
  return { member, session, account };
}

/** People are invited, do what their rights say, and nothing after they were stopped; the log says who did what. */
export const teamRights = arranged({
  id: "team-rights",
  name: { zh: "流程：成员与权限", en: "flow: members and their rights" },
  operations: [
    ...INVITING,
    "listTeamMembers",
    "updateTeamMember",
    "setTeamMemberStatus",
    "listTeamLog",
    "listAddresses",
    "listGoods",
    "listCartLines",
    "getGoodsDetail",
    "checkoutCart",
  ],
  async walk(steps) {
    const owner = await begin(steps);
    const rights = [TeamRight.order];
    const { member, session, account } = await addPerson(steps, owner, { rights });
    const path = { id: member.id };
    const { data: addresses } = await steps.succeed("listAddresses");
    const [goods] = await findGoods(steps, 1);
    await as(steps, session, async () => {
      await steps.refused("inviteTeamMember", "without the right", RIGHT_CHECK, {
        body: { name: NAME, phone: account.phone, role: TeamRole.Buyer, rights },
      });
      await steps.refused("listTeamMembers", "without the right", RIGHT_CHECK);
      await steps.refused("setTeamMemberStatus", "without the right", RIGHT_CHECK, {
        path,
        body: { is_active: Flag.No },
      });
      const own = await steps.succeed("listAddresses");
      steps.equal(own.exchange, "addresses of the account", own.data, addresses);
      const { data: user, exchange } = await steps.succeed("getCurrentUser");
      steps.equal(exchange, "data.show", user?.show, Flag.No);
      const seen = await steps.succeed("getGoodsDetail", { path: { id: goods.id } });
      steps.equal(seen.exchange, "data.goods.price", seen.data.goods.price, null);
    });
    const { data: people, exchange: listed } = await steps.succeed("listTeamMembers");
    steps.equal(listed, "people", people.length, 1);
    const body = { name: `${NAME}二`, role: TeamRole.Finance, rights: [TeamRight.prices] };
    const limits = { order_limit: LEAST, month_limit: LEAST };
    const limited = await steps.succeed("updateTeamMember", { path, body: { ...body, ...limits } });
    steps.equal(limited.exchange, "data.order_limit", limited.data.order_limit, LEAST);
    steps.equal(limited.exchange, "data.month_limit", limited.data.month_limit, LEAST);
    const { data: changed, exchange: changing } = await steps.succeed("updateTeamMember", { path, body });
    steps.equal(changing, "data.order_limit", changed.order_limit, null);
    steps.equal(changing, "data.month_limit", changed.month_limit, null);
    await as(steps, session, async () => {
      const { data: user, exchange } = await steps.succeed("getCurrentUser");
      steps.equal(exchange, "data.member.rights", user?.member?.rights, body.rights);
      await steps.refused("checkoutCart", "without the right", RIGHT_CHECK, { body: { ids: [1], new: 1 } });
    });
    await steps.succeed("updateTeamMember", { path, body: { ...body, rights: [TeamRight.team] } });
    await as(steps, session, async () => {
      const tooMuch = { status: 422, rule: "check-ignored", field: "rights" } as const;
      await steps.refused("updateTeamMember", "the own entry", tooMuch, { path, body });
      await steps.refused("inviteTeamMember", "rights that they lack", tooMuch, {
        body: { ...body, phone: FREE_PHONE },
      });
    });
    const { data: log, exchange: logged } = await steps.succeed("listTeamLog");
    steps.equal(logged, "data.list[0].detail", log.list[0]?.detail, body.name);
    steps.equal(logged, "data.list[0].member_id", log.list[0]?.member_id, 0);
    await steps.succeed("setTeamMemberStatus", { path, body: { is_active: Flag.No } });
    const ended = await as(steps, session, () => steps.call("listAddresses"));
    steps.equal(ended, "stopped person", ended.response.status, 401, same("401"), "stale-session");
    const resumed = await steps.succeed("setTeamMemberStatus", { path, body: { is_active: Flag.Yes } });
    steps.equal(resumed.exchange, "data.status", resumed.data.status, TeamMemberStatus.Active);
    await logIn(steps, account);
  },
});

/** An invitation is withdrawn with the person, and holds for seven days. */
export const teamInvitations = arranged({
  id: "team-invitations",
  name: { zh: "流程：邀请的时效", en: "flow: the time of an invitation" },
  operations: ["inviteTeamMember", "setTeamMemberStatus", "getTeamInvitation"],
  async walk(steps) {
    const owner = await begin(steps);
    const { phone } = await adapterOf(steps).makeAccount({ kind: "unregistered" });
    const body = { name: NAME, phone, role: TeamRole.Buyer, rights: [TeamRight.order] };
    const { data: member } = await steps.succeed("inviteTeamMember", { body });
    const path = { id: member.id };
    const expectGone = async (code: string, place: string) => {
      const exchange = await steps.call("getTeamInvitation", { path: { code } });
      steps.equal(exchange, place, exchange.response.status, 404, same("404"));
    };
    await steps.succeed("setTeamMemberStatus", { path, body: { is_active: Flag.No } });
    await expectGone(member.invitation_code, "withdrawn invitation");
    const { data: anew, exchange } = await steps.succeed("setTeamMemberStatus", {
      path,
      body: { is_active: Flag.Yes },
    });
    const another = { zh: "新的邀请码", en: "another code" };
    steps.law(
      exchange,
      anew.invitation_code !== member.invitation_code,
      "data.invitation_code",
      another,
      anew,
    );
    await adapterOf(steps).advance(INVITATION_DAYS * DAY_S);
    await logIn(steps, owner);
    await expectGone(anew.invitation_code, "old invitation");
  },
});

/** An order above a limit is refused, waits, and is placed exactly once, or its lines return to the cart. */
export const teamApproval = arranged({
  id: "team-approval",
  name: { zh: "流程：订单审批", en: "flow: the approval of an order" },
  operations: [
    ...INVITING,
    "listGoods",
    "listCartLines",
    "addCartLines",
    "checkoutCart",
    "listAddresses",
    "createOrder",
    "listOrders",
    "getOrder",
    "listTeamMembers",
    "requestApproval",
    "listApprovals",
    "getApproval",
    "approveRequest",
    "rejectRequest",
    "withdrawRequest",
  ],
  async walk(steps) {
    const { member, session } = await addPerson(steps, await begin(steps), {
      rights: [TeamRight.prices, TeamRight.order, TeamRight.approve],
      order_limit: LEAST,
      month_limit: LEAST,
    });
    const { data: addresses } = await steps.succeed("listAddresses");
    const address = steps.need(addresses[0], { zh: "没有收货地址", en: "no delivery address" });
    const [goods] = await findGoods(steps, 1);
    const linesOf = async () => (await steps.succeed("listCartLines")).data.data.length;

    const request = async () => {
      const ids = await addGoods(steps, goods, packOf(goods));
      const before = await linesOf();
      const { data: checkout, exchange: checked } = await steps.succeed("checkoutCart", {
        body: { ids, new: 1 },
      });
      const reasons = { zh: "需要审批的原因", en: "the reason for an approval" };
      steps.law(checked, checkout.approval_reasons.length > 0, "data.approval_reasons", reasons, []);
      const order = { checkout_no: checkout.checkout_no, address_id: address.id, invoice_kind: 1 };
      await steps.conflict("createOrder", "above the limit", { body: order });
      const body = { ...order, delivery_type: DeliveryType.Express, remark: REMARK, note: NAME };
      const { data, exchange } = await steps.succeed("requestApproval", { body });
      steps.equal(exchange, "data.note", data.note, NAME);
      const again = await steps.succeed("requestApproval", { body });
      steps.equal(again.exchange, "data.id", again.data.id, data.id);
      steps.equal(exchange, "lines in the cart", await linesOf(), before - ids.length);
      await steps.conflict("approveRequest", "own request", {
        path: { id: data.id },
        body: { amount: data.amount },
      });
      return { id: data.id, amount: data.amount, before };
    };

    const first = await as(steps, session, request);
    const path = { id: first.id };
    const { data: shown, exchange: seen } = await steps.succeed("getApproval", { path });
    steps.equal(seen, "data.amount_now", shown.amount_now, first.amount);
    steps.equal(seen, "data.remark", shown.remark, REMARK);
    await steps.conflict("approveRequest", "dearer than shown", { path, body: { amount: 0 } });
    const { data: approved, exchange } = await steps.succeed("approveRequest", {
      path,
      body: { amount: first.amount, note: NAME },
    });
    steps.equal(exchange, "data.decision_note", approved.decision_note, NAME);
    await steps.conflict("approveRequest", "approved already", { path, body: { amount: first.amount } });
    await steps.conflict("rejectRequest", "approved already", { path, body: { reason: NAME } });
    const { data: orders } = await steps.succeed("listOrders");
    steps.equal(exchange, "orders", orders.total, 1);
    const { data: people, exchange: counted } = await steps.succeed("listTeamMembers");
    const spent = people.find(({ id }) => id === member.id)?.month_amount;
    steps.equal(counted, "data[].month_amount", spent, approved.amount);
    const { data: order, exchange: read } = await steps.succeed("getOrder", {
      path: { id: approved.order_id },
    });
    steps.equal(read, "data.placed_by", order.placed_by, NAME);
    steps.law(read, order.approved_by !== "", "data.approved_by", NAMED, order.approved_by);

    const second = await as(steps, session, request);
    await steps.conflict("withdrawRequest", "of another", { path: { id: second.id } });
    const rejected = await steps.succeed("rejectRequest", {
      path: { id: second.id },
      body: { reason: NAME },
    });
    await as(steps, session, async () => {
      steps.equal(rejected.exchange, "lines in the cart", await linesOf(), second.before);
      const third = await request();
      const withdrawn = await steps.succeed("withdrawRequest", { path: { id: third.id } });
      steps.equal(withdrawn.exchange, "data.decider", withdrawn.data.decider, "");
      steps.equal(withdrawn.exchange, "lines in the cart", await linesOf(), third.before);
    });
    const { data: waiting, exchange: listed } = await steps.succeed("listApprovals", {
      query: { status: ApprovalStatus.Waiting },
    });
    steps.equal(listed, "waiting", waiting.total, 0);
    const ids = await addGoods(steps, goods, packOf(goods));
    const { data: own } = await steps.succeed("checkoutCart", { body: { ids, new: 1 } });
    await steps.conflict("requestApproval", "within the limits", {
      body: { checkout_no: own.checkout_no, address_id: address.id, invoice_kind: 1 },
    });
  },
});

const NAMED = { zh: "审批人的姓名", en: "the name of who approved" };

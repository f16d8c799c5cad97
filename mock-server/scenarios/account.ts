import { certificatesOf } from "#mock/domain/certificate/rules/certificates.ts";
import { approveRegistration } from "#mock/domain/register/commands/approval.ts";
import { manyMessages } from "#mock/seed/message/many-messages.ts";
import { DAY_MS, formatDate } from "#mock/world/shanghai-time.ts";
import type { Scenario } from "./scenario.ts";

/** The remaining days of the first, second … certificate; one has expired. */
const DAYS_LEFT = [-3, 2, 15, 29] as const;

/** States of the user's account. */
export const accountScenarios: readonly Scenario[] = [
  {
    name: "first-visit",
    title: "首次访问",
    about: "未登录的访客：看不到价格和购物车，页头显示登录和注册。",
    persona: null,
  },
  {
    name: "ordinary",
    title: "普通药店",
    about: "已审核、已签合同的药店：购物车里各种优惠齐全，订单、退货和投诉的每种状态都有。",
    persona: "buyer",
  },
  {
    name: "empty",
    title: "空空如也",
    about: "刚通过审核的新客户：没有购物车、订单、收藏、优惠券、余额和消息，看各页的空状态。",
    persona: "empty",
  },
  {
    name: "registration-pending",
    title: "注册待审核",
    about: "资料已提交、等待审核：不显示价格，加购和结算返回 403；POST registrations/approve 可以通过。",
    persona: "newbie",
  },
  {
    name: "not-approved",
    title: "资质未通过",
    about: "注册被驳回，原因是证照照片不清晰，可以修改后重新提交；加购返回 403。",
    persona: "newbie",
    setUp: ({ state, buyer }) =>
      void approveRegistration(state, buyer.id, false, "营业执照照片不清晰，请重新拍摄后上传"),
  },
  {
    name: "contract-unsigned",
    title: "未签电子合同",
    about: "购物车已有商品，结算返回 459，签署后可以继续。",
    persona: "unsigned",
  },
  {
    name: "certificates-expiring",
    title: "证照快到期",
    about: "一份证照三天前已过期，其余分别还有 2、15、29 天。",
    persona: "buyer",
    setUp: ({ state, buyer }) => {
      const now = state.clock.now();
      const ending = certificatesOf(state, buyer.id).map((certificate, index) => {
        const days = DAYS_LEFT[index];
        return days === undefined
          ? certificate
          : { ...certificate, expiresAt: formatDate(now + days * DAY_MS) };
      });
      state.certificates.put(buyer.id, ending);
    },
  },
  {
    name: "no-address",
    title: "没有收货地址",
    about: "结算页没有地址可选，要先新增。",
    persona: "buyer",
    setUp: ({ state, buyer }) => state.addresses.put(buyer.id, []),
  },
  {
    name: "unread-messages",
    title: "300 条未读消息",
    about: "消息列表分页，角标最多显示 99。",
    persona: "buyer",
    setUp: ({ state, buyer }) => state.messages.put(buyer.id, manyMessages(300, state.clock.now())),
  },
  {
    name: "credit-overdue",
    title: "账期逾期",
    about: "两笔账期欠款已逾期，另有两笔未到期。",
    persona: "credit",
  },
  {
    name: "chain",
    title: "三家门店的连锁",
    about: "总部账号：门店列表、分店下单，其中一家门店还没有通过审核。",
    persona: "chain",
  },
  {
    name: "account-manager",
    title: "专属客户经理",
    about: "页头显示专属服务和客户经理姓名，可以在线聊天，已绑定微信，一份证照被驳回、一份待审核。",
    persona: "manager",
  },
];

import { certificatesOf } from "#mock/domain/certificate/rules/certificates.ts";
import { approveRegistration } from "#mock/domain/register/commands/approval.ts";
import { manyMessages } from "#mock/seed/message/many-messages.ts";
import { DAY_MS, formatDate } from "#mock/world/shanghai-time.ts";
import { addInvoices } from "./many-invoices.ts";
import type { Scenario } from "./scenario.ts";

/** The remaining days of the first, second … certificate; one has expired. */
const DAYS_LEFT = [-3, 2, 15, 29] as const;

/** States of the user's account. */
export const accountScenarios = [
  {
    name: "first-visit",
    title: ["First visit", "首次访问"],
    about: [
      "A visitor who is not logged in: no prices and no cart; the header offers login and registration.",
      "未登录的游客：没有价格和购物车；页头提供登录和注册。",
    ],
    persona: null,
  },
  {
    name: "ordinary",
    title: ["Ordinary pharmacy", "普通药店"],
    about: [
      "Approved, with a signed contract: a cart with every kind of offer, and orders, returns and complaints in every state.",
      "已通过审核，合同已签：购物车里有各种优惠，订单、退货和投诉各种状态齐全。",
    ],
    persona: "buyer",
  },
  {
    name: "empty",
    title: ["Empty account", "空账号"],
    about: [
      "A newly approved customer: no cart, orders, favorites, coupons, balance or messages. Shows every page's empty state.",
      "刚通过审核的客户：没有购物车、订单、收藏、优惠券、余额和消息。可查看每个页面的空状态。",
    ],
    persona: "empty",
  },
  {
    name: "registration-pending",
    title: ["Registration pending", "注册待审核"],
    about: [
      "Documents submitted, review pending: no prices; adding to the cart and checkout return 403. POST registrations/approve approves it.",
      "资料已提交，等待审核：看不到价格，加入购物车和结算返回 403。POST registrations/approve 可通过审核。",
    ],
    persona: "newbie",
  },
  {
    name: "not-approved",
    title: ["Registration rejected", "注册被驳回"],
    about: [
      "Rejected because of a blurred license photo; it can be corrected and submitted again. Adding to the cart returns 403.",
      "因营业执照照片模糊被驳回，可以修改后重新提交。加入购物车返回 403。",
    ],
    persona: "newbie",
    setUp: ({ state, buyer }) =>
      void approveRegistration(state, buyer.id, false, "营业执照照片不清晰，请重新拍摄后上传"),
  },
  {
    name: "contract-unsigned",
    title: ["Contract not signed", "合同未签"],
    about: [
      "The cart has goods; checkout returns 459 until the contract is signed.",
      "购物车里有商品；签订合同之前，结算返回 459。",
    ],
    persona: "unsigned",
  },
  {
    name: "certificates-expiring",
    title: ["Certificates expiring", "证照即将到期"],
    about: [
      "One certificate expired three days ago; the others have 2, 15 and 29 days left.",
      "一张证照三天前已过期，其余分别还有 2、15、29 天。",
    ],
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
    title: ["No address", "没有收货地址"],
    about: [
      "Checkout has no address to choose; one must be added first.",
      "结算时没有地址可选，必须先添加一个。",
    ],
    persona: "buyer",
    setUp: ({ state, buyer }) => state.addresses.put(buyer.id, []),
  },
  {
    name: "unread-messages",
    title: ["300 unread messages", "300 条未读消息"],
    about: ["The message list has pages; the badge stops at 99.", "消息列表有多页；角标最多显示 99。"],
    persona: "buyer",
    setUp: ({ state, buyer }) => state.messages.put(buyer.id, manyMessages(300, state.clock.now())),
  },
  {
    name: "many-invoices",
    title: ["40 e-invoices", "40 张电子发票"],
    about: [
      "The list of e-invoices has pages; all forty that are issued can be packed into one ZIP file or sent in one mail.",
      "电子发票列表有多页；已开具的四十张可以打包成一个 ZIP 文件，或用一封邮件发送。",
    ],
    persona: "buyer",
    setUp: ({ state, buyer }) => addInvoices(state, buyer, 40),
  },
  {
    name: "credit-overdue",
    title: ["Credit overdue", "账期逾期"],
    about: [
      "Two credit bills are overdue, two more are not due yet; until the two are repaid nothing is paid on credit.",
      "两张账期账单已逾期，另两张未到期；还清逾期的两张之前，不能使用账期支付。",
    ],
    persona: "credit",
  },
  {
    name: "chain",
    title: ["Chain of three stores", "三家门店的连锁"],
    about: [
      "The head office's account: list of stores, orders for branches; one store is not approved yet.",
      "总部账号：门店列表，为分店下单；其中一家门店还未通过审核。",
    ],
    persona: "chain",
  },
  {
    name: "account-manager",
    title: ["Account manager", "专属客服"],
    about: [
      "The header shows the account manager; chat is open, WeChat is linked, one certificate is rejected and one under review.",
      "页头显示专属客服；在线聊天已开通，微信已绑定，一张证照被驳回，一张审核中。",
    ],
    persona: "manager",
  },
] as const satisfies readonly Scenario[];

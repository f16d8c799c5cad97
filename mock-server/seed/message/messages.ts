import { BASE_MS } from "#mock/world/base-date.ts";
import type { MessageRecord, MessageTypeCode } from "#mock/domain/message/records.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";

type Text = readonly [type: MessageTypeCode, title: string, content: string, url: string];

/** For everybody who has been a member for a while. */
const SHIPPING: Text = [
  1,
  "双旦期间发货安排",
  "为保障双旦期间药品配送时效，12 月 28 日起订单截单时间调整为每日 15:00，偏远地区顺延一日，请提前备货。",
  "",
];
const SPIKE: Text = [
  3,
  "冬季呼吸道用药专场今日开抢",
  "抗感染、止咳化痰、退热常备药限时特价，单品每店限购，售完即止。",
  "/mrtj",
];
const COUPONS: Text = [
  3,
  "您有新的优惠券可领取",
  "领券中心上新满减券，先领先得，请在有效期内使用。",
  "/lqzx",
];
const WELCOME: Text = [
  1,
  "欢迎加入百草汇医药",
  "您的会员账号已开通。新手指南介绍了选购、下单与售后的每一步，如有疑问请联系客户经理。",
  "/help/xrzn/gwzn",
];
const LICENCE: Text = [
  5,
  "《食品经营许可证》即将到期",
  "您的食品经营许可证有效期不足 30 天，到期后将暂停采购保健食品，请及时提交换证资料。",
  "/zhzx/jcxx_zzzj",
];

/** Each buyer's messages: hours before the base date, read flag, text; newest first. */
const MESSAGES: Readonly<Record<number, ReadonlyArray<readonly [hours: number, isRead: 0 | 1, text: Text]>>> =
  {
    1: [
      [-7, 0, [2, "订单待付款提醒", "您有订单尚未付款，24 小时内未付款将自动取消。", "/order/info/9006"]],
      [16, 0, SPIKE],
      [30, 0, LICENCE],
      [52, 1, [2, "订单已发货", "您的订单已出库，预计 2 日内送达，请注意查收。", "/order/info/9003"]],
      [
        96,
        1,
        [4, "账期还款提醒", "您有一笔账期将于 12 月 3 日到期，请提前安排还款，避免影响用信。", "/wdqb/zqgl"],
      ],
      [140, 1, COUPONS],
      [190, 1, SHIPPING],
      [
        222,
        1,
        [2, "订单已取消", "您的订单超时未付款，已自动取消，商品已退回库存，可重新下单。", "/order/info/9005"],
      ],
      [412 * 24, 1, WELCOME],
    ],
    2: [
      [
        10,
        0,
        [
          1,
          "请签署药品购销电子合同",
          "签署电子合同后即可下单，验证码将发送至您的注册手机，全程约一分钟。",
          "/dzht",
        ],
      ],
      [16, 0, SPIKE],
      [140, 0, COUPONS],
      [190, 1, SHIPPING],
    ],
    3: [
      [5, 0, SPIKE],
      [60, 1, COUPONS],
      [190, 1, SHIPPING],
    ],
    4: [
      [16, 0, SPIKE],
      [140, 1, COUPONS],
      [190, 1, SHIPPING],
    ],
    5: [
      [
        40,
        0,
        [
          1,
          "注册资料已提交，等待审核",
          "我们已收到您的企业资料，将在 1 个工作日内完成审核，通过后即可查看价格并采购。",
          "/register/step3",
        ],
      ],
    ],
    6: [
      [
        3,
        0,
        [
          1,
          "您的专属客服王雅琴已上线",
          "选品、报价、售后均可在线咨询，工作时间 8:30 至 18:00。",
          "/help/fwbz/zskf",
        ],
      ],
      [16, 0, SPIKE],
      [140, 1, COUPONS],
      [190, 1, SHIPPING],
    ],
    7: [
      [
        2,
        0,
        [
          4,
          "您有账期已逾期",
          "共 2 笔账期已逾期，逾期期间账期支付可能受限，请尽快还款或联系客户经理。",
          "/wdqb/zqgl",
        ],
      ],
      [96, 0, [4, "账期还款提醒", "您有一笔账期将于 11 月 27 日到期，请提前安排还款。", "/wdqb/zqgl"]],
      [
        150,
        1,
        [
          5,
          "《医疗器械经营许可证》已过期",
          "证照过期期间暂停采购医疗器械，请尽快提交换证资料。",
          "/zhzx/jcxx_zzzj",
        ],
      ],
      [190, 1, SHIPPING],
    ],
    8: [
      [16, 0, SPIKE],
      [
        70,
        0,
        [
          1,
          "德清店正在审核",
          "您的门店德清店的证照正在审核，通过后即可切换到该门店采购。",
          "/zhzx/zhzx_ddgl",
        ],
      ],
      [190, 1, SHIPPING],
    ],
    9: [[16, 1, SPIKE]],
    10: [[16, 1, SPIKE]],
  };

/** The range of message ids per buyer. */
const IDS_PER_USER = 1000;

/** The messages of the personas by user id, newest first. */
export const personaMessages = (): Map<number, readonly MessageRecord[]> =>
  new Map(
    Object.entries(MESSAGES).map(([id, rows]) => [
      Number(id),
      rows.map(([hours, isRead, [type, title, content, url]], index) => ({
        id: Number(id) * IDS_PER_USER + rows.length - index,
        type,
        title,
        content,
        url,
        isRead,
        createdAt: BASE_MS - hours * HOUR_MS,
      })),
    ]),
  );

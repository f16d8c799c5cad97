import { Code } from "@chakra-ui/react";
import type { AnswerVarietyBodyStatus } from "#generated/control/model/answerVarietyBodyStatus.ts";
import type { ScanWechatBodyStep } from "#generated/control/model/scanWechatBodyStep.ts";
import { Check } from "#generated/icons/check.ts";
import { ScanLine } from "#generated/icons/scan-line.ts";
import { Send } from "#generated/icons/send.ts";
import { ShoppingBag } from "#generated/icons/shopping-bag.ts";
import { X } from "#generated/icons/x.ts";
import { say } from "../language.ts";
import { toShanghai } from "../time/shanghai.ts";
import { useNow } from "../time/use-now.ts";
import type { Action } from "./approval-table.tsx";
import {
  type Approvals,
  UNDER_WAY,
  WAITING,
  isWritten,
  rowsOf,
  useCompanies,
  useRecords,
} from "./use-records.ts";

type Payment = {
  readonly payNo: string;
  readonly orderId: number;
  readonly userId: number;
  readonly method: number;
  /** In 分. */
  readonly amount: number;
  readonly status: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly transfer: { readonly payer: string; readonly remark: string } | null;
};

const METHODS = [
  say("Credit", "账期"),
  say("Balance", "余额"),
  say("Bank transfer", "银行转账"),
  say("QR code", "扫码支付"),
];

export function usePayments(): Approvals {
  const now = useNow()?.ms ?? 0;
  const companyOf = useCompanies();
  return rowsOf(useRecords<Payment>("payments"), (payment) => {
    const { payNo, orderId, userId, method, amount, status, createdAt, expiresAt, transfer } = payment;
    const isUnderWay = status === UNDER_WAY;
    // An unpaid payment past its deadline has failed, though nobody has polled it since.
    if (!isUnderWay && (status !== WAITING || expiresAt <= now)) return undefined;
    return {
      key: payNo,
      title: `${METHODS[method - 1] ?? say("Payment", "支付")} ¥${(amount / 100).toFixed(2)}`,
      badge: isUnderWay ? say("processing", "处理中") : say("waiting for payment", "待付款"),
      isUnderWay,
      about: (
        <>
          {companyOf(userId)} · {say("order", "订单")} {orderId} · {say("payment", "支付")}{" "}
          <Code>{payNo}</Code> · {toShanghai(createdAt)}
          {!isUnderWay && ` · ${say("expires", "到期")} ${toShanghai(expiresAt)}`}
          {transfer && ` · ${say("Transfer slip: payer", "转账凭证：付款人")} ${transfer.payer}`}
          {transfer?.remark && say(`, remark “${transfer.remark}”`, `，备注“${transfer.remark}”`)}
        </>
      ),
      actions: [true, false].map((ok) => ({
        title: ok ? say("Received", "已到账") : say("Failed", "失败"),
        icon: ok ? Check : X,
        isMain: ok,
        act: (control) => control.settlePayment({ pay_no: payNo, ok }),
        done: ok
          ? say(`Payment ${payNo} received`, `支付 ${payNo} 已到账`)
          : say(`Payment ${payNo} failed`, `支付 ${payNo} 已失败`),
      })),
    };
  });
}

type QrCode = {
  readonly id: string;
  /** Null for a login or a registration. */
  readonly userId: number | null;
  readonly state: number;
  readonly nickname: string;
  readonly expiresAt: number;
};

export function useQrCodes(): Approvals {
  const now = useNow()?.ms ?? 0;
  const companyOf = useCompanies();
  return rowsOf(useRecords<QrCode>("wechatCodes"), ({ id, userId, state, nickname, expiresAt }) => {
    const isUnderWay = state === UNDER_WAY;
    if ((state !== WAITING && !isUnderWay) || expiresAt <= now) return undefined;
    const scan = (step: ScanWechatBodyStep, title: string, did: string): Action => ({
      title,
      icon: { scan: ScanLine, confirm: Check, cancel: X }[step],
      isMain: step !== "cancel",
      ...(step === "scan" && { takes: isWritten }),
      act: (control, text) => control.scanWechat({ code: id, step, nickname: text.trim() || nickname }),
      done: say(`QR code ${id} ${did}`, `二维码 ${id} ${did}`),
    });
    return {
      // The field is gone once the code is scanned.
      key: `${id} ${state}`,
      title:
        userId === null
          ? say("WeChat login or registration", "微信登录或注册")
          : say(`Link ${companyOf(userId)}`, `绑定 ${companyOf(userId)}`),
      badge: isUnderWay
        ? say(`scanned by ${nickname}`, `${nickname} 已扫描`)
        : say("waiting for a scan", "待扫描"),
      isUnderWay,
      about: (
        <>
          <Code>{id}</Code> · {say("expires", "有效期至")} {toShanghai(expiresAt)}
        </>
      ),
      ...(!isUnderWay && { field: { label: say("WeChat nickname", "微信昵称"), usual: "药店小王" } }),
      actions: isUnderWay
        ? [
            scan("confirm", say("Confirm", "确认"), say("confirmed", "已确认")),
            scan("cancel", say("Cancel", "取消"), say("canceled", "已取消")),
          ]
        : [scan("scan", say("Scan", "扫描"), say("scanned", "已扫描"))],
    };
  });
}

type Feedback = { id: number; userId: number; content: string; status: number; createdAt: number };

export function useFeedback(): Approvals {
  const companyOf = useCompanies();
  return rowsOf(useRecords<Feedback>("feedback"), ({ id, userId, content, status, createdAt }) => {
    if (status !== WAITING) return undefined;
    return {
      key: id,
      title: companyOf(userId),
      badge: `${say("feedback", "反馈")} ${id}`,
      about: `${toShanghai(createdAt)} · ${content}`,
      field: { label: say("Reply", "答复内容"), usual: "感谢您的反馈，我们已转给相关同事处理。" },
      actions: [
        {
          title: say("Reply", "答复"),
          icon: Send,
          isMain: true,
          takes: isWritten,
          act: (control, reply) => control.answerFeedback({ id, reply }),
          done: say(`Feedback ${id} answered`, `反馈 ${id} 已答复`),
        },
      ],
    };
  });
}

type Variety = { id: number; userId: number; name: string; ypgg: string; number: number; status: number };

export function useVarieties(): Approvals {
  const companyOf = useCompanies();
  return rowsOf(useRecords<Variety>("varieties"), ({ id, userId, name, ypgg, number, status }) => {
    const isUnderWay = status === UNDER_WAY;
    if (status !== WAITING && !isUnderWay) return undefined;
    const answer = (to: AnswerVarietyBodyStatus, title: string, did: string): Action => ({
      title,
      icon: { buying: ShoppingBag, arrived: Check, unavailable: X }[to],
      isMain: to !== "unavailable",
      ...(to === "arrived" && { takes: (text) => /^[1-9]\d{0,8}$/u.test(text) }),
      act: (control, goodsId) =>
        control.answerVariety({ id, status: to, ...(to === "arrived" && { goods_id: Number(goodsId) }) }),
      done: say(`Purchase request ${id}: ${did}`, `求购 ${id}：${did}`),
    });
    return {
      key: `${id} ${status}`,
      title: `${name} ${ypgg}`,
      badge: isUnderWay ? say("being purchased", "采购中") : say("open", "未处理"),
      isUnderWay,
      about: `${companyOf(userId)} · ${say("request", "求购")} ${id} · ${say("quantity", "数量")} ${number}`,
      ...(isUnderWay && {
        field: { label: say("Id of the goods that arrived", "到货商品的 id"), usual: "7" },
      }),
      actions: [
        isUnderWay
          ? answer("arrived", say("Arrived", "到货"), say("arrived", "已到货"))
          : answer("buying", say("Purchase", "采购"), say("being purchased", "采购中")),
        answer("unavailable", say("Unavailable", "无法采购"), say("unavailable", "无法采购")),
      ],
    };
  });
}

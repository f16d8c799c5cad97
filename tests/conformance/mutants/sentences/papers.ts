import { type Fields, editData, editEach } from "../twists.ts";
import { editIn, raise, setEach, setIn, setOnly } from "./record-twists.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

const always = (): boolean => true;
const isOneOf =
  (...statuses: readonly unknown[]) =>
  ({ status }: Fields): boolean =>
    statuses.includes(status);

const PICKUP = {
  day: "2026-11-22",
  slot: 9,
  address_id: 1,
  address: "浙江省杭州市西湖区文二西路 808 号 1 层",
  name: "陈晓梅",
  phone: "13800001402",
};

/** Faults in what is filed with the goods. */
const OF_THE_DOSSIER: readonly SentenceMutant[] = [
  {
    sentence: "Empty where goods need none.",
    at: "getOrderDossier",
    judged: ["getOrderDossier", "getGoodsDetail"],
    twist: () => setIn("lines", ({ pzwh }) => pzwh === "", { pzwh: "国药准字H20040002" }),
  },
  {
    sentence: "Empty where none is on file.",
    at: "getOrderDossier",
    judged: ["getOrderDossier", "getAccountProfile", "listCertificates"],
    twist: () => setOnly(always, { company_licence: "" }),
  },
  {
    sentence: "EAN-13 of the pack; empty without one.",
    at: "getOrderDossier",
    twist: () =>
      editIn("lines", (line) => {
        const code = String(line.barcode);
        if (code) line.barcode = code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10);
      }),
  },
  {
    sentence: "amount ÷ number, floored.",
    at: "getOrderDossier",
    twist: () => editIn("lines", (line) => raise(line, "price", 0.01)),
  },
  {
    sentence: "The newest that is made or being made; null before one is requested.",
    at: "getOrderDossier",
    judged: ["getOrderDossier", "getOrder", "listInvoices"],
    twist: () => setOnly(always, { invoice: null }),
  },
  {
    sentence:
      "The pages of an issued invoice as pictures, for printing beside the other papers; empty before it is issued.",
    at: "getOrderDossier",
    twist: () => setOnly(always, { invoice_pages: [] }),
  },
];

/** Faults in invoices. */
const INVOICED: readonly SentenceMutant[] = [
  {
    sentence: "Empty before it is made.",
    at: "listInvoices",
    twist: () => setEach(isOneOf(1, 2, 4), { invoice_no: "26330020400000000001" }),
  },
  {
    sentence: "Empty unless it failed.",
    at: "listInvoices",
    twist: () => setEach(({ status }) => status !== 4, { reason: "税号未通过税务系统校验" }),
  },
];

/** Faults in returns and complaints. */
const TAKEN_BACK: readonly SentenceMutant[] = [
  {
    sentence: "Empty when something can be returned.",
    at: "listReturnableLines",
    twist: () =>
      editEach((line) => {
        if (Number(line.returnable) > 0) line.reason = "订单已超过 7 天，不能申请退货";
      }),
  },
  {
    sentence: "Empty before it is decided.",
    at: "listReturns",
    twist: () => setEach(isOneOf(1), { refund_to: "账户余额" }),
  },
  {
    sentence: "Empty before it is approved.",
    at: "listReturns",
    twist: () => setEach(isOneOf(1), { ship_to: "浙江省杭州市余杭区良渚街道勾庄路 88 号" }),
  },
  {
    sentence: "Then a return that still waits to be sent back is canceled; null for all others.",
    at: "listReturns",
    twist: () => setEach(isOneOf(1), { send_by: "2026-11-28 10:00:00" }),
  },
  {
    sentence: "Null without one, and for a canceled return.",
    at: "listReturns",
    twist: () => setEach(isOneOf(7), { pickup: PICKUP }),
  },
  {
    sentence: "Empty before it is sent back.",
    at: "listReturns",
    twist: () => setEach(isOneOf(1, 2), { company: "顺丰速运", tracking_no: "SF1400000001001" }),
  },
  {
    sentence: "Empty before it is settled.",
    at: "listAfterSales",
    twist: () => setEach(isOneOf(1, 2), { result: "经核实确有少货，差额已退至账户余额" }),
  },
];

/** Faults in purchase plans, and in what is asked for and told. */
const ASKED_FOR: readonly SentenceMutant[] = [
  {
    sentence: "Their lines are returned by `getSavedPlan` alone.",
    at: "listSavedPlans",
    judged: ["listSavedPlans", "getSavedPlan"],
    twist: () =>
      editData<Fields[]>((plans) => {
        for (const plan of plans) plan.lines = [{ text: "阿莫西林胶囊", quantity: "2中包", goods_id: 7 }];
      }),
  },
  {
    sentence: "Empty when any will do.",
    at: "listVarietyRequests",
    judged: ["addVarietyRequest", "addVarietyRequests", "listVarietyRequests", "getVarietyRequest"],
    twist: () => setEach(({ sccj }) => sccj === "", { sccj: "不限" }),
  },
  {
    sentence: "Empty before it is answered.",
    at: "listFeedback",
    twist: () => setEach(isOneOf(1), { reply: "您好，已收到，谢谢您的建议。" }),
  },
  {
    sentence: "0 before it has arrived.",
    at: "listVarietyRequests",
    twist: () => setEach(isOneOf(1, 2), { goods_id: 7 }),
  },
];

/** Negations of what the contract says of the papers of orders, of returns, and of requests. */
export const PAPER_SENTENCES: readonly SentenceMutant[] = [
  ...OF_THE_DOSSIER,
  ...INVOICED,
  ...TAKEN_BACK,
  ...ASKED_FOR,
];

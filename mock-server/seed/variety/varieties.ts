import { VarietyStatus } from "#generated/enums.ts";
import type { VarietyRecord } from "#mock/domain/variety/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";

type Input = Pick<VarietyRecord, "name" | "ypgg" | "sccj" | "number" | "price" | "remark">;
type Answered = Pick<VarietyRecord, "status" | "reply" | "goodsId">;

const WAITING: Answered = { status: VarietyStatus.Waiting, reply: "", goodsId: 0 };

const request = (
  id: number,
  [userId, phone]: readonly [number, string],
  hoursAgo: number,
  input: Input,
  answered: Answered = WAITING,
): VarietyRecord => ({ id, userId, phone, ...input, ...answered, createdAt: BASE_MS - hoursAgo * HOUR_MS });

const BUYER = [1, "13800001402"] as const;
const MANAGER = [6, "13500001406"] as const;

export const VARIETIES: readonly VarietyRecord[] = [
  request(
    1,
    BUYER,
    820,
    {
      name: "阿莫西林胶囊",
      ypgg: "0.25g*24粒",
      sccj: "",
      number: 200,
      price: 1300,
      remark: "近期流感，用量较大",
    },
    { status: VarietyStatus.Arrived, reply: "您求购的品种已到货，欢迎选购。", goodsId: 7 },
  ),
  request(
    2,
    BUYER,
    410,
    { name: "片仔癀", ypgg: "3g*1粒", sccj: "", number: 10, price: 56_000, remark: "" },
    {
      status: VarietyStatus.Unavailable,
      reply: "该品种厂家实行专营，目前无法供货，建议选用同类清热解毒中成药。",
      goodsId: 0,
    },
  ),
  request(
    3,
    BUYER,
    130,
    {
      name: "盐酸氨溴索口服溶液",
      ypgg: "100ml:0.6g",
      sccj: "",
      number: 60,
      price: 1850,
      remark: "儿童用，最好带量杯",
    },
    {
      status: VarietyStatus.Sourcing,
      reply: "已与厂家洽谈，预计 10 天内到货，到货后将以消息通知您。",
      goodsId: 0,
    },
  ),
  request(4, BUYER, 15, {
    name: "小儿豉翘清热颗粒",
    ypgg: "2g*9袋",
    sccj: "",
    number: 120,
    price: null,
    remark: "",
  }),
  request(5, MANAGER, 60, {
    name: "甘精胰岛素注射液",
    ypgg: "3ml:300单位",
    sccj: "",
    number: 20,
    price: 13_200,
    remark: "冷藏配送，需温度记录",
  }),
];

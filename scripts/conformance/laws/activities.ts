import { Flag, GroupBuyStatus, SpikeStatus } from "#generated/enums.ts";
import type { Cashback } from "#generated/model/cashback.ts";
import type { Combination } from "#generated/model/combination.ts";
import type { GroupBuy } from "#generated/model/groupBuy.ts";
import type { ListGroupBuys200Data } from "#generated/model/listGroupBuys200Data.ts";
import type { LotteryRecord } from "#generated/model/lotteryRecord.ts";
import type { LotteryStatus } from "#generated/model/lotteryStatus.ts";
import type { LotteryWinner } from "#generated/model/lotteryWinner.ts";
import type { SpikeOffer } from "#generated/model/spikeOffer.ts";
import type { SpikeSession } from "#generated/model/spikeSession.ts";
import { type Whole, about, falls, rises } from "./law.ts";

/** The state of a flash sale at a time in s; what is sold out stays so until its end. */
function statusAt({ starts_at: start, ends_at: end, sold, total }: SpikeOffer, time: number): SpikeStatus {
  if (time < start) return SpikeStatus.Upcoming;
  if (time >= end) return SpikeStatus.Ended;
  return sold >= total ? SpikeStatus.SoldOut : SpikeStatus.Running;
}

/** The set can be bought as often as each of its parts. */
const setsIn = ({ items }: Combination): number =>
  Math.min(...items.map(({ goods, number }) => Math.floor(goods.number / number)));

/** True if this buyer may buy as many of a part as the set has. */
const isOpen = ({ goods, number }: Whole<Combination>["items"][number]): boolean =>
  goods.is_buy === Flag.Yes && (goods.limit_number === 0 || goods.limit_left >= number);

/** A limit of a part is one of the set. */
const limitOf = ({ items }: Whole<Combination>): number => {
  const limits = items.filter(({ goods }) => goods.limit_number > 0);
  if (limits.length === 0) return 0;
  return Math.min(...limits.map(({ goods, number }) => Math.floor(goods.limit_number / number)));
};

/** Sentences about flash sales, combinations, group-buys and lotteries. */
export const ACTIVITIES = [
  ...about<SpikeSession>(
    "SpikeSession",
    [
      "Moves with the server's clock; 4 when everything is sold.",
      "goods",
      ({ goods: offered, timestamp }) =>
        offered.every(({ spike }) => spike.status === statusAt(spike, timestamp)),
    ],
    [
      "Per buyer for the time of the offer; 0 means no limit.",
      "goods",
      ({ goods: offered }) => offered.every(({ goods, spike }) => goods.limit_number === spike.limit),
    ],
    [
      "Null when this visitor may not see prices.",
      "goods",
      ({ goods: offered }) =>
        offered.every(({ goods, spike }) => (goods.price === null) === (spike.price === null)),
    ],
  ),
  ...about<Combination>(
    "Combination",
    [
      "Null when this visitor may not see prices.",
      "price",
      ({ price, raw_price: raw, items }) =>
        (price === null) === (raw === null) &&
        items.every(({ goods }) => (goods.price === null) === (price === null)),
    ],
    [
      "Empty when the price is shown.",
      "price_hint",
      ({ price, price_hint: hint }) => (price === null) === (hint !== ""),
    ],
    [
      "1 when this buyer may buy each of its goods.",
      "is_buy",
      ({ is_buy: isBuy, items }) => (isBuy === Flag.Yes) === items.every(isOpen),
    ],
    [
      "Empty when the combination can be bought; otherwise it names the goods and why they cannot.",
      "no_buy_reason",
      ({ is_buy: isBuy, number, no_buy_reason: reason }) =>
        (isBuy === Flag.Yes && number > 0) === (reason === ""),
    ],
    [
      "As many as the stock of its goods allows.",
      "number",
      (combination) => combination.number === setsIn(combination),
    ],
    [
      "Follows from the limits of its goods; 0 means no limit.",
      "limit_number",
      (combination) => combination.limit_number === limitOf(combination),
    ],
  ),
  ...about<ListGroupBuys200Data>("listGroupBuys", [
    "The group-buys that are on or about to start, those ending first in front.",
    "list",
    ({ list }) =>
      rises(list.map(({ ends_at: end }) => end)) &&
      list.every(({ ends_at: end, timestamp }) => end > timestamp),
  ]),
  ...about<GroupBuy>(
    "GroupBuy",
    [
      "The goods carry the offer's `goods_price_id`, with which they are put into the cart.",
      "goods",
      ({ goods, status }) => status !== GroupBuyStatus.Running || goods.goods_price_id > 0,
    ],
    [
      "Null when this visitor may not see prices.",
      "price",
      ({ goods, price }) => (goods.price === null) === (price === null),
    ],
    [
      "3 when the number is reached in time, 4 when it is not: what was paid is then given back to the balance.",
      "status",
      ({ status, joined_number: joined, target_number: target, ends_at: end, timestamp }) => {
        if (status === GroupBuyStatus.Succeeded) return joined >= target;
        return status !== GroupBuyStatus.Failed || (joined < target && timestamp >= end);
      },
    ],
  ),
  ...about<Cashback>("Cashback", [
    "0 for a visitor.",
    "my_amount",
    ({ my_amount: amount }, { isVisitor }) => !isVisitor || amount === 0,
  ]),
  ...about<LotteryStatus>(
    "LotteryStatus",
    ["0 when no lottery is open.", "id", ({ id, name }) => id > 0 || name === ""],
    ["Empty when no lottery is open.", "name", ({ id, name }) => name !== "" || id === 0],
  ),
  ...about<LotteryWinner[]>("listLotteryWinners", [
    "Who has won lately, newest first.",
    "",
    (list) => falls(list.map(({ created_at: time }) => time)),
  ]),
  ...about<LotteryRecord[]>("listLotteryRecords", [
    "The buyer's own draws, newest first.",
    "",
    (list) => falls(list.map(({ created_at: time }) => time)),
  ]),
];

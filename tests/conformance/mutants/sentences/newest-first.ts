import type { ControlledZone } from "#generated/model/controlledZone.ts";
import type { FastBuyItem } from "#generated/model/fastBuyItem.ts";
import { editData } from "../twists.ts";
import { backwards, editAll } from "./edit-records.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

/** Lists in the opposite order. */
export const NEWEST_FIRST: readonly SentenceMutant[] = [
  {
    sentence: "The company's qualification certificates, the ones that need something done first.",
    at: "listCertificates",
    twist: backwards,
  },
  {
    sentence: "The stores that belong together with this member, the current one first.",
    at: "listStores",
    twist: backwards,
  },
  {
    sentence: "The buyer's delivery addresses, the default first.",
    at: "listAddresses",
    twist: backwards,
  },
  {
    sentence: "The buyer's messages, newest first.",
    at: "listMessages",
    twist: backwards,
  },
  {
    sentence: "Industry or company news, newest first.",
    at: "listNews",
    twist: backwards,
  },
  {
    sentence: "Best-selling products that can be bought, best first, at most twenty.",
    at: "listHotGoods",
    twist: backwards,
  },
  {
    sentence: "Oldest first, at most the last twenty.",
    at: "listFastBuy",
    twist: () => editAll<FastBuyItem>(({ prices }) => void prices.reverse()),
  },
  {
    sentence: "The same for the zone's new index page at /kxzq/new: the most recent groups come first.",
    at: "getNewControlledZone",
    judged: ["getNewControlledZone", "getControlledZone"],
    twist: () => editData<ControlledZone>(({ groups }) => void groups.reverse()),
  },
  {
    sentence: "The group-buys that are on or about to start, those ending first in front.",
    at: "listGroupBuys",
    twist: backwards,
  },
  {
    sentence: "Who has won lately, newest first.",
    at: "listLotteryWinners",
    twist: backwards,
  },
  {
    sentence: "The buyer's own draws, newest first.",
    at: "listLotteryRecords",
    user: "manager",
    twist: backwards,
  },
];

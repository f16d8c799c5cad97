import { Code } from "@chakra-ui/react";
import { say } from "../language.ts";

/** The contents of tables whose names do not explain them. */
export const TABLE_NOTES: Readonly<Record<string, string>> = {
  afterSales: say("complaints", "售后投诉"),
  agreementCodes: say("signing codes", "签约验证码"),
  attempts: say("limited attempts", "限次尝试"),
  controlledAccess: say("controlled goods", "控销商品"),
  draws: say("lottery draws", "抽奖"),
  pointsOrders: say("gift orders", "礼品订单"),
  users: say("members", "会员"),
  varieties: say("requested goods", "求购品种"),
  verifications: say("verified phones", "已验证手机号"),
};

export const TableName = ({ table }: { table: string }) => (
  <>
    <Code>{table}</Code>
    {TABLE_NOTES[table] !== undefined && <small> {TABLE_NOTES[table]}</small>}
  </>
);

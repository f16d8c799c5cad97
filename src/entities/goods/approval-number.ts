import type { Goods } from "#generated/model/index.ts";

/** The approval number, or that there is none: decoction pieces and some other goods have none. */
export const approvalNumber = ({ pzwh }: Pick<Goods, "pzwh">): string =>
  pzwh === "" ? "无批准文号" : (pzwh ?? "");

import type { AddVarietyRequestsBodyItemsItem } from "#generated/model/index.ts";
import {
  addVarietyRequestsBodyItemsItemNameMax,
  addVarietyRequestsBodyItemsItemNumberMax,
  addVarietyRequestsBodyItemsMax,
} from "#generated/zod/variety/variety.zod.ts";
import { bucketOf, type PlanLine } from "./plan.ts";

/** A part of the missing lines, as many as one call takes, with the items to request. */
export type VarietyBatch = {
  readonly keys: readonly string[];
  readonly items: AddVarietyRequestsBodyItemsItem[];
};

/** Collects the requests for lines whose goods were not found, up to the limit of one call. */
export function varietyBatch(lines: readonly PlanLine[]): VarietyBatch {
  const missing = lines.filter(isRequestable).slice(0, addVarietyRequestsBodyItemsMax);
  return { keys: missing.map(({ key }) => key), items: missing.map(itemOf) };
}

/** Purchasing cannot search for goods without a quantity. */
const isRequestable = (line: PlanLine): boolean =>
  bucketOf(line) === "missing" && line.requested !== undefined;

function itemOf({ row, text, requested = 1, unit }: PlanLine): AddVarietyRequestsBodyItemsItem {
  const written = `${requested}${unit && ` ${unit}`}`;
  return {
    name: text.slice(0, addVarietyRequestsBodyItemsItemNameMax),
    number: Math.min(Math.max(1, Math.ceil(requested)), addVarietyRequestsBodyItemsItemNumberMax),
    remark: row > 0 ? `采购单第 ${row} 行，${written}` : written,
  };
}

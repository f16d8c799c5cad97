import { ReturnReason, ReturnStatus } from "#generated/enums.ts";
import type { AfterSale, ReturnOrder } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { pickupText } from "./pickup-times.ts";

type Waiting = Pick<ReturnOrder, "status" | "pickup" | "send_by" | "company" | "tracking_no" | "progress">;

const lastText = ({ progress }: Pick<AfterSale, "progress">): string => progress.at(-1)?.text ?? "";

/** The next step of a return, or how it ended. */
export function returnStep(one: Waiting): string {
  const { status, pickup, send_by: by, company, tracking_no: number } = one;
  if (status === ReturnStatus.AwaitingReceipt) return `已寄出，${company} ${number}`;
  if (status !== ReturnStatus.AwaitingDispatch) return lastText(one);
  return pickup ? `快递员 ${pickupText(pickup)}上门取件` : `请在 ${formatMinute(by)} 前寄回`;
}

/** The next step of a complaint, or how it ended. */
export const complaintStep = lastText;

const OUR_FAULT: ReadonlySet<ReturnReason> = new Set([
  ReturnReason.Damaged,
  ReturnReason.WrongGoods,
  ReturnReason.Quality,
]);

/** Who pays the carriage of a return, as the help says. */
export const carriageText = (reason: ReturnReason): string =>
  OUR_FAULT.has(reason) ? "运费由我司承担。" : "按退换规则，运费由您承担。";

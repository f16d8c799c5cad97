import type { Call } from "#generated/control/model/call.ts";
import { findOperation, tagTitle } from "../contract.ts";

export type StatusGroup = "all" | "2" | "4" | "5" | "0";

export type CallFilter = {
  readonly text: string;
  readonly status: StatusGroup;
  /** Empty for every operation. */
  readonly operation: string;
  readonly onlyBroken: boolean;
  /** Every page of the shop loads dozens of pictures: successful ones are left out. */
  readonly pictures: boolean;
};

export const NO_FILTER: CallFilter = {
  text: "",
  status: "all",
  operation: "",
  onlyBroken: false,
  pictures: false,
};

export const isFiltered = (filter: CallFilter): boolean =>
  filter.text !== "" ||
  filter.status !== "all" ||
  filter.operation !== "" ||
  filter.onlyBroken ||
  filter.pictures;

/** The matching calls, newest first. */
export function filterCalls(calls: readonly Call[], filter: CallFilter): Call[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return calls
    .filter((call) => {
      if (filter.status !== "all" && Math.floor(call.status / 100) !== Number(filter.status)) return false;
      if (filter.operation !== "" && call.operation_id !== filter.operation) return false;
      if (!filter.pictures && isPicture(call)) return false;
      if (filter.onlyBroken && call.violations.length === 0) return false;
      return words.length === 0 || holds(call, words);
    })
    .toReversed();
}

/** A picture or file that was served successfully. */
export const isPicture = ({ path, status }: Call): boolean =>
  status > 0 && status < 400 && /^\/(images|files)\//.test(path);

function holds({ path, method, status, operation_id, body, fault }: Call, words: readonly string[]): boolean {
  const operation = findOperation(operation_id);
  const text = [
    decodePath(path),
    method,
    status,
    operation_id,
    operation?.title,
    operation && tagTitle(operation.tag),
    body === null ? "" : JSON.stringify(body),
    fault,
  ]
    .join(" ")
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Readable, with percent-encoded Chinese decoded where possible. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll("+", " "));
  } catch {
    return path;
  }
}

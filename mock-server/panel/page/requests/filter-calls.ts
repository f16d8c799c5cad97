import { decode } from "#api-spec/page-kit/parts/window.ts";
import type { Call } from "#generated/control/model/call.ts";
import { findOperation, hasWords, tagTitle } from "../contract.ts";
import { say } from "../language.ts";

export const STATUS_GROUPS = [
  ["all", say("All", "全部")],
  ["2", "2xx"],
  ["4", "4xx"],
  ["5", "5xx"],
  ["0", say("No response", "无响应")],
] as const;

export type CallFilter = {
  readonly text: string;
  readonly status: (typeof STATUS_GROUPS)[number][0];
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
  JSON.stringify(filter) !== JSON.stringify(NO_FILTER);

/** The matching calls, newest first. */
export function filterCalls(calls: readonly Call[], filter: CallFilter): Call[] {
  return calls
    .filter((call) => {
      if (filter.status !== "all" && groupOf(call) !== filter.status) return false;
      if (filter.operation !== "" && call.operation_id !== filter.operation) return false;
      if (!filter.pictures && isPicture(call)) return false;
      if (filter.onlyBroken && call.violations.length === 0) return false;
      return filter.text === "" || holds(call, filter.text);
    })
    .toReversed();
}

const groupOf = ({ state, status }: Call) =>
  state === "underway" ? undefined : String(Math.floor(status / 100));

/** A picture or file that was served successfully. */
export const isPicture = ({ path, status }: Call): boolean =>
  status > 0 && status < 400 && /^\/(images|files)\//.test(path);

function holds({ path, method, status, operation_id, body, fault }: Call, text: string): boolean {
  const { title, tag = "" } = findOperation(operation_id) ?? {};
  const sent = body === null ? "" : JSON.stringify(body);
  return hasWords(text, decodePath(path), method, status, operation_id, title, tagTitle(tag), sent, fault);
}

export const decodePath = (path: string): string => decode(path.replaceAll("+", " "));

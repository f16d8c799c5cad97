import type { Host } from "#api-spec/kit/document.ts";
import { type CustomHandlers, createCustomHandlers } from "#mock/custom/custom-handlers.ts";
import type { Origins } from "#mock/http/origins.ts";
import type { Access } from "./access.ts";
import { type Events, createEvents } from "./events.ts";
import { type LogBudget, createLogBudget } from "./log/log-budget.ts";
import type { FinishedCall } from "./log/request-log.ts";
import { type ResponseStore, createResponseStore } from "./log/response-store.ts";
import { type UploadQuota, createUploadQuota } from "./upload-quota.ts";

/** Where the developer reads of calls and mistakes: a terminal, or the console of a browser. */
export type TerminalLog = {
  call(call: FinishedCall): void;
  /** Something that a user may want to change. */
  note(text: string): void;
  /** Something broke inside the mock: shown in full. */
  failure(what: string, error: unknown): void;
};

/** The services that a door chooses. */
type Doorway = {
  readonly origins: Origins;
  readonly terminal: TerminalLog;
  readonly access: Access;
};

/** The resources that are created once and kept when the code is reloaded. */
export type Resources = Doorway & {
  readonly events: Events;
  readonly logBudget: LogBudget;
  readonly uploadQuota: UploadQuota;
  readonly responses: ResponseStore;
  readonly custom: CustomHandlers;
  readonly startedAt: number;
  /** The address of each host; empty until it listens. */
  readonly urls: Record<Host, string>;
};

export const createResources = (doorway: Doorway): Resources => ({
  ...doorway,
  events: createEvents(),
  logBudget: createLogBudget(),
  uploadQuota: createUploadQuota(),
  responses: createResponseStore(),
  custom: createCustomHandlers(),
  startedAt: Date.now(),
  urls: { main: "", activity: "", chat: "" },
});

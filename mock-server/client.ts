import type { AnswerFeedback200 } from "#generated/control/model/answerFeedback200.ts";
import type { AnswerFeedbackBody } from "#generated/control/model/answerFeedbackBody.ts";
import type { AnswerVariety200 } from "#generated/control/model/answerVariety200.ts";
import type { AnswerVarietyBody } from "#generated/control/model/answerVarietyBody.ts";
import type { ApproveRegistration200 } from "#generated/control/model/approveRegistration200.ts";
import type { ApproveRegistrationBody } from "#generated/control/model/approveRegistrationBody.ts";
import type { Clock } from "#generated/control/model/clock.ts";
import type { Calls } from "#generated/control/model/calls.ts";
import type { Coverage } from "#generated/control/model/coverage.ts";
import type { Diff } from "#generated/control/model/diff.ts";
import type { FaultRule as FaultRuleBody } from "#generated/control/model/faultRule.ts";
import type { Health } from "#generated/control/model/health.ts";
import type { HoldPayments200 } from "#generated/control/model/holdPayments200.ts";
import type { HoldPaymentsBody } from "#generated/control/model/holdPaymentsBody.ts";
import type { ListRequestsParams } from "#generated/control/model/listRequestsParams.ts";
import type { Message } from "#generated/control/model/message.ts";
import type { Persona } from "#generated/control/model/persona.ts";
import type { PlannedFault } from "#generated/control/model/plannedFault.ts";
import type { ReadStateParams } from "#generated/control/model/readStateParams.ts";
import type { Records } from "#generated/control/model/records.ts";
import type { ListScenarios200 } from "#generated/control/model/listScenarios200.ts";
import type { ReviewCertificate200 } from "#generated/control/model/reviewCertificate200.ts";
import type { ReviewCertificateBody } from "#generated/control/model/reviewCertificateBody.ts";
import type { ScanWechat200 } from "#generated/control/model/scanWechat200.ts";
import type { ScanWechatBody } from "#generated/control/model/scanWechatBody.ts";
import type { SessionAnswer } from "#generated/control/model/sessionAnswer.ts";
import type { SetClockBody } from "#generated/control/model/setClockBody.ts";
import type { SetScenario200 } from "#generated/control/model/setScenario200.ts";
import type { SettlePayment200 } from "#generated/control/model/settlePayment200.ts";
import type { SettlePaymentBody } from "#generated/control/model/settlePaymentBody.ts";
import type { Snapshot } from "#generated/control/model/snapshot.ts";
import type { SnapshotFile } from "#generated/control/model/snapshotFile.ts";
import type { TablesTablesItem } from "#generated/control/model/tablesTablesItem.ts";
import type { WholeCall } from "#generated/control/model/wholeCall.ts";
import type { Why } from "#generated/control/model/why.ts";
import type { World } from "#generated/control/model/world.ts";
import type { FaultRule } from "./faults/fault.ts";

export type MockControl = ReturnType<typeof createMockControl>;
type Options = { readonly baseUrl: string; readonly world?: string; readonly session?: string };
type Counted<T extends string> = Readonly<Record<T, number>>;
type CallFilter = Omit<ListRequestsParams, "format">;

/**
 * The control API of a running mock, for one world. `baseUrl` is the address of any of its hosts, `session` the value
 * of a session cookie to speak for. Every call rejects with the server's own message when it is refused.
 */
export function createMockControl({ baseUrl, world = "default", session }: Options) {
  const ask = createAsk(baseUrl, world, session);
  const setClock = (body: SetClockBody) => ask<Clock>("PUT", "clock", { body });
  return {
    health: () => ask<Health>("GET", "health"),
    /** The world back to its beginning, with its clock, faults, sessions and log. Its snapshots stay. */
    reset: () => ask<World>("POST", "reset"),
    /** Drops the world. */
    drop: () => ask<Counted<"dropped">>("DELETE", "worlds", { query: { name: world } }),
    worlds: async () => (await ask<{ worlds: World[] }>("GET", "worlds")).worlds,
    faults: {
      add: (rule: FaultRule | FaultRuleBody) => ask<PlannedFault>("POST", "faults", { body: rule }),
      list: async () => (await ask<{ faults: PlannedFault[] }>("GET", "faults")).faults,
      clear: (id?: number) => ask<Counted<"cleared">>("DELETE", "faults", { query: { id } }),
    },
    clock: {
      read: () => ask<Clock>("GET", "clock"),
      /** Freezes the clock, at a Shanghai time (`2026-11-21 10:00:00`) or at the current one. */
      freeze: (at: string | true = true) => setClock({ freeze: at }),
      set: (at: string) => setClock({ set: at }),
      /** By seconds, or by `30m`, `24h`, `7d`. */
      advance: (by: number | string) => setClock({ advance: by }),
      resume: () => setClock({ resume: true }),
    },
    snapshots: {
      list: async () => (await ask<{ snapshots: Snapshot[] }>("GET", "snapshots")).snapshots,
      save: (name: string) => ask<Snapshot>("POST", "snapshots", { body: { name } }),
      restore: (name: string) => ask<World>("POST", "snapshots/restore", { body: { name } }),
      drop: (name: string) => ask<Counted<"dropped">>("DELETE", "snapshots", { query: { name } }),
      /** Between two names, `seed` and `now`. */
      diff: (from = "seed", to = "now") => ask<Diff>("GET", "snapshots/diff", { query: { from, to } }),
      /** Without a name, the current world. */
      download: (name?: string) => ask<SnapshotFile>("GET", "snapshots/file", { query: { name } }),
      upload: (file: SnapshotFile, name?: string) =>
        ask<Snapshot>("POST", "snapshots/file", { query: { name }, body: file }),
    },
    scenarios: () => ask<ListScenarios200>("GET", "scenarios"),
    /** Resets the world and sets the scenario up; returns the session of its persona. */
    scenario: (name: string, options: { readonly freeze?: boolean } = {}) =>
      ask<SetScenario200>("PUT", "scenario", { body: { name, ...options } }),
    personas: async () => (await ask<{ personas: Persona[] }>("GET", "personas")).personas,
    session: {
      read: () => ask<SessionAnswer>("GET", "session"),
      /** Logs in without a password; the response contains the cookie. */
      logInAs: (username: string) => ask<SessionAnswer>("PUT", "session", { body: { username } }),
      logOut: () => ask<SessionAnswer>("DELETE", "session"),
    },
    state: {
      tables: async () => (await ask<{ tables: TablesTablesItem[] }>("GET", "state")).tables,
      records: (table: string, search: Omit<ReadStateParams, "table"> = {}) =>
        ask<Records>("GET", "state", { query: { table, ...search } }),
    },
    requests: async (filter: CallFilter = {}) =>
      (await ask<Calls>("GET", "requests", { query: filter })).requests,
    /** The same calls as an HTTP Archive 1.2. */
    har: (filter: CallFilter = {}) =>
      ask<{ log: { entries: unknown[] } }>("GET", "requests", { query: { ...filter, format: "har" } }),
    /** One call with its headers and response. */
    request: (id: number) => ask<WholeCall>("GET", `requests/${id}`),
    why: (id: number) => ask<Why>("GET", `requests/${id}/why`),
    clearRequests: () => ask<Counted<"cleared">>("DELETE", "requests"),
    coverage: () => ask<Coverage>("GET", "coverage"),
    clearCoverage: () => ask<Counted<"cleared">>("DELETE", "coverage"),
    outbox: async () => (await ask<{ messages: Message[] }>("GET", "outbox")).messages,
    /** Ends a payment as the bank would: paid, or failed. */
    settlePayment: (body: SettlePaymentBody) => ask<SettlePayment200>("POST", "payments/settle", { body }),
    /** Nobody pays, or payments are not reported to the shop; `off` releases them. */
    holdPayments: (hold: HoldPaymentsBody["hold"]) =>
      ask<HoldPayments200>("POST", "payments/hold", { body: { hold } }),
    /** Judges a registration that waits. */
    approveRegistration: (body: ApproveRegistrationBody) =>
      ask<ApproveRegistration200>("POST", "registrations/approve", { body }),
    /** Judges a certificate that waits. */
    reviewCertificate: (body: ReviewCertificateBody) =>
      ask<ReviewCertificate200>("POST", "certificates/review", { body }),
    answerFeedback: (body: AnswerFeedbackBody) => ask<AnswerFeedback200>("POST", "feedback/answer", { body }),
    answerVariety: (body: AnswerVarietyBody) => ask<AnswerVariety200>("POST", "varieties/answer", { body }),
    /** What the person with the phone does with a WeChat code. */
    scanWechat: (body: ScanWechatBody) => ask<ScanWechat200>("POST", "wechat/scan", { body }),
  };
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

function createAsk(baseUrl: string, world: string, session: string | undefined) {
  return async <T>(
    method: string,
    path: string,
    { query = {}, body }: { query?: Query; body?: unknown } = {},
  ): Promise<T> => {
    const url = new URL(`${baseUrl}/__mock__/${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: {
        "x-mock-world": world,
        "content-type": "application/json",
        ...(session === undefined ? {} : { cookie: `session=${session}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { message?: string };
    if (!response.ok)
      throw new Error(`${method} /__mock__/${path}: ${response.status} ${answer.message ?? ""}`);
    return answer;
  };
}

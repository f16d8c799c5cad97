import * as api from "#generated/control/client.ts";
import type {
  AnswerFeedbackBody,
  AnswerVarietyBody,
  ApproveRegistrationBody,
  Calls,
  HoldPaymentsBody,
  ListRequestsParams,
  ReadStateParams,
  Records,
  ReportPageViewBody,
  ReviewCertificateBody,
  ScanWechatBody,
  SetClockBody,
  SettlePaymentBody,
  SnapshotFile,
  Tables,
} from "#generated/control/model/index.ts";
import type { ControlTarget } from "./control-fetch.ts";
import type {
  Known,
  NamedFaultRule,
  OperationName,
  PersonaName,
  ScenarioName,
  TableName,
  TagName,
} from "./names.ts";

export type MockControl = ReturnType<typeof createMockControl>;
type CallFilter<Id extends string> = Omit<ListRequestsParams, "format"> & {
  readonly operationId?: Known<Id, OperationName>;
};

/**
 * The control API of a running mock, for one world. `baseUrl` is the address of any of its hosts, `session` the value
 * of a session cookie to speak for, `token` the one that a mock on another machine requires. Every call rejects with
 * the server's own message when it is refused.
 */
export function createMockControl(at: ControlTarget & { readonly baseUrl: string }) {
  const setClock = (body: SetClockBody) => api.setClock(body, at);
  const named = (name: string | undefined) => (name === undefined ? {} : { name });
  return {
    health: () => api.getHealth(at),
    /** The world back to its beginning, with its clock, faults, sessions and log. Its snapshots stay. */
    reset: () => api.resetWorld(at),
    /** Drops the world. */
    drop: () => api.dropWorlds({ name: at.world ?? "default" }, at),
    worlds: async () => (await api.listWorlds(at)).worlds,
    faults: {
      add: <Id extends string = OperationName, Tag extends string = TagName>(
        rule: NamedFaultRule<Known<Id, OperationName>, Known<Tag, TagName>>,
      ) => api.addFault(rule, at),
      list: async () => (await api.listFaults(at)).faults,
      clear: (id?: number) => api.clearFaults(id === undefined ? {} : { id }, at),
    },
    clock: {
      read: () => api.readClock(at),
      /** Freezes the clock, at a Shanghai time (`2026-11-21 10:00:00`) or at the current one. */
      freeze: (time: string | true = true) => setClock({ freeze: time }),
      set: (time: string) => setClock({ set: time }),
      /** By seconds, or by `30m`, `24h`, `7d`. */
      advance: (by: number | string) => setClock({ advance: by }),
      resume: () => setClock({ resume: true }),
    },
    snapshots: {
      list: async () => (await api.listSnapshots(at)).snapshots,
      save: (name: string) => api.saveSnapshot({ name }, at),
      restore: (name: string) => api.restoreSnapshot({ name }, at),
      drop: (name: string) => api.dropSnapshot({ name }, at),
      /** Between two names, `seed` and `now`. */
      diff: (from = "seed", to = "now") => api.compareSnapshots({ from, to }, at),
      /** Without a name, the current world. */
      download: (name?: string) => api.downloadSnapshot(named(name), at),
      upload: (file: SnapshotFile, name?: string) => api.uploadSnapshot({ ...file }, named(name), at),
    },
    scenarios: () => api.listScenarios(at),
    /** Resets the world and sets the scenario up; returns the session of its persona. */
    scenario: <Name extends string>(
      name: Known<Name, ScenarioName>,
      options: { readonly freeze?: boolean } = {},
    ) => api.setScenario({ name, ...options }, at),
    personas: async () => (await api.listPersonas(at)).personas,
    session: {
      read: () => api.readSession(at),
      /** Logs in without a password, a persona or who has registered since; the response contains the cookie. */
      logInAs: (username: PersonaName | (string & {})) => api.logInAs({ username }, at),
      logOut: () => api.logOut(at),
    },
    state: {
      tables: async () => ((await api.readState({}, at)) as Tables).tables,
      records: async <Name extends string>(
        table: Known<Name, TableName>,
        search: Omit<ReadStateParams, "table"> = {},
      ) => (await api.readState({ table, ...search }, at)) as Records,
      /** Changes fields of one record: `change("goods", 7, { number: 2 })`. */
      change: <Name extends string>(
        table: Known<Name, TableName>,
        key: string | number,
        fields: Readonly<Record<string, unknown>>,
      ) => api.changeRecord(fields, { table, key: String(key) }, at),
    },
    requests: async <Id extends string = OperationName>(filter: CallFilter<Id> = {}) =>
      ((await api.listRequests(filter, at)) as Calls).requests,
    /** The same calls as an HTTP Archive 1.2. */
    har: async <Id extends string = OperationName>(filter: CallFilter<Id> = {}) =>
      (await api.listRequests({ ...filter, format: "har" }, at)) as { log: { entries: unknown[] } },
    /** One call with its headers and response. */
    request: (id: number) => api.readRequest(id, at),
    why: (id: number) => api.explainRequest(id, at),
    clearRequests: () => api.clearRequests(at),
    coverage: () => api.readCoverage(at),
    clearCoverage: () => api.clearCoverage(at),
    outbox: async () => (await api.readOutbox(at)).messages,
    /** Returns the page views that pages have reported to the analytics service. */
    pageViews: async () => (await api.readPageViews(at)).views,
    reportPageView: (body: ReportPageViewBody) => api.reportPageView(body, at),
    /** Ends a payment as the bank would: paid, or failed. */
    settlePayment: (body: SettlePaymentBody) => api.settlePayment(body, at),
    /** Nobody pays, or payments are not reported to the shop; `off` releases them. */
    holdPayments: (hold: HoldPaymentsBody["hold"]) => api.holdPayments({ hold }, at),
    /** Judges a registration that waits. */
    approveRegistration: (body: ApproveRegistrationBody) => api.approveRegistration(body, at),
    /** Judges a certificate that waits. */
    reviewCertificate: (body: ReviewCertificateBody) => api.reviewCertificate(body, at),
    answerFeedback: (body: AnswerFeedbackBody) => api.answerFeedback(body, at),
    answerVariety: (body: AnswerVarietyBody) => api.answerVariety(body, at),
    /** Acts as the person with the phone who scans a WeChat code. */
    scanWechat: (body: ScanWechatBody) => api.scanWechat(body, at),
  };
}

import * as api from "#generated/control/client.ts";
import type {
  AccountWish,
  AnswerFeedbackBody,
  AnswerVarietyBody,
  ApproveRegistrationBody,
  Call,
  CallExpectation,
  Calls,
  CouponWish,
  DecideBody,
  FaultRule,
  GoodsWish,
  HoldPaymentsBody,
  ListRequestsParams,
  MakeOrderBody,
  OrderWish,
  ReadStateParams,
  Records,
  ReportPageViewBody,
  ReviewCertificateBody,
  ScanCodeBody,
  ScanWechatBody,
  SetClockBody,
  SettlePaymentBody,
  SnapshotFile,
  Tables,
  UserWish,
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
import type { CallInput } from "./operation-types.ts";

export type MockControl = ReturnType<typeof createMockControl>;
/** As a response has it, or a class of them; 0 without a response. */
type StatusPattern = number | `${1 | 2 | 3 | 4 | 5}xx` | `${number}`;
type CallFilter<Id extends string> = Omit<ListRequestsParams, "format" | "status"> & {
  readonly operationId?: Known<Id, OperationName>;
  readonly status?: StatusPattern;
};

/** A part of a value: fields can be left out, and `*` is any part of a text. */
type Expected<T> = T extends readonly (infer Item)[]
  ? readonly Expected<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Expected<T[Name]> }
    : T | "*";

/** The calls that an operation is to have received; at least one by default. */
export type ExpectedCall<Id extends OperationName> = Pick<CallExpectation, "times" | "state" | "after"> & {
  readonly status?: StatusPattern;
} & { readonly [Part in "path" | "query" | "body"]?: Expected<NonNullable<CallInput<Id>[Part]>> };

const WAIT_MS = 5000;

/**
 * The control API of a running mock, for one world. `baseUrl` is the address of any of its hosts, `session` the value
 * of a session cookie to speak for, `token` the one that a mock on another machine requires. Every call rejects with
 * the server's own message when it is refused.
 */
export function createMockControl(at: ControlTarget & { readonly baseUrl: string }) {
  const verify = async (operationId: OperationName, expected: Partial<CallExpectation>): Promise<Call[]> => {
    const { ok, message, requests } = await api.verifyRequests({ ...expected, operationId }, at);
    if (!ok) throw new Error(message);
    return requests;
  };
  const filtered = <Id extends string>({ status, ...filter }: CallFilter<Id>) => ({
    ...filter,
    ...(status !== undefined && { status: String(status) }),
  });
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
      /** How the responses of a rule would break the contract, and the contract's own example. */
      check: (rule: FaultRule) => api.checkFault(rule, at),
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
    /** Makes records that fit the rest of the world; money is in yuan. */
    create: {
      /** A product like another, found by its name at once: `create.goods({ name: "新药", price: 12.5 })`. */
      goods: (wish: GoodsWish = {}) => api.createGoods(wish, at),
      /** An account with papers, address, credit, balance and points. */
      user: (wish: UserWish = {}) => api.createUser(wish, at),
      /** An order taken to a state, paid by default, with its payment and progress. */
      order: (wish: Omit<OrderWish, "user"> & { readonly user: PersonaName | (string & {}) }) =>
        api.createOrder(wish, at),
      /** An unused coupon of a buyer. */
      coupon: (wish: Omit<CouponWish, "user"> & { readonly user: PersonaName | (string & {}) }) =>
        api.createCoupon(wish, at),
    },
    /** The setup adapter of the conformance command; `reset` takes back what it has made. */
    setup: {
      reset: () => api.resetSetup(at),
      account: (wish: AccountWish) => api.makeAccount(wish, at),
      order: (wish: MakeOrderBody) => api.makeOrder(wish, at),
      advance: (seconds: number) => api.moveClock({ advance_seconds: seconds }, at),
      code: async (to: string) => (await api.readCode(to, at)).code,
      decide: (decision: DecideBody) => api.decide(decision, at),
      scan: (scan: ScanCodeBody) => api.scanCode(scan, at),
    },
    requests: async <Id extends string = OperationName>(filter: CallFilter<Id> = {}) =>
      ((await api.listRequests(filtered(filter), at)) as Calls).requests,
    /**
     * Checks that an operation was called as expected: `verify("createOrder", { times: 1, body: { remark: "*" } })`.
     * Returns the calls; rejects with the nearest others.
     */
    verify: <Id extends OperationName>(operationId: Id, expected: ExpectedCall<Id> = {}) =>
      verify(operationId, expected as Partial<CallExpectation>),
    /**
     * Waits until an operation was called as expected and has its response, or with `state` "underway" only was called.
     * Returns the last such call; rejects after `timeout` ms, by default 5000, with the nearest others.
     */
    waitFor: async <Id extends OperationName>(
      operationId: Id,
      { timeout = WAIT_MS, ...expected }: ExpectedCall<Id> & { readonly timeout?: number } = {},
    ) => {
      const calls = await verify(operationId, {
        state: "ended",
        ...(expected as Partial<CallExpectation>),
        timeout_ms: timeout,
      });
      return calls.at(-1);
    },
    /** The same calls as an HTTP Archive 1.2. */
    har: async <Id extends string = OperationName>(filter: CallFilter<Id> = {}) =>
      (await api.listRequests({ ...filtered(filter), format: "har" }, at)) as { log: { entries: unknown[] } },
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

import type { Host } from "#api-spec/kit/document.ts";
import { type Contract, hasOwnLimit, type Operation } from "../../api-client/contract/operation.ts";
import type { Actor, HttpResponse, Call, Exchange } from "../../api-client/http/exchange.ts";
import type { Redactor } from "../../api-client/http/redactor.ts";
import { send } from "../../api-client/http/send.ts";
import type { Input } from "../../api-client/request/input.ts";
import { type CallOptions, writeCall } from "../../api-client/request/write-call.ts";
import type { Words } from "../../api-client/words.ts";
import { type ConformanceOptions, DEFAULT_TIMEOUT_MS } from "../options.ts";
import { Pace } from "./pace.ts";
import type { Sessions } from "./sessions.ts";

/** The run was stopped early; the report contains the results so far. */
export class Interrupted extends Error {
  readonly reason: Words;
  constructor(reason: Words) {
    super(reason.en);
    this.name = "Interrupted";
    this.reason = reason;
  }
}

const EMPTY: Input = { path: {}, query: {}, body: undefined };

/** All calls of a run go through this: rate-limited, with the session of an actor, which it renews. Checks nothing. */
export class Caller {
  readonly sessions: Sessions;
  /** The number of calls sent. */
  calls = 0;
  readonly #contract: Contract;
  readonly #options: ConformanceOptions;
  readonly #redactor: Redactor;
  readonly #pace: Pace;
  /** Operations that refuse even a fresh session: no point in renewing it for each of their calls. */
  readonly #refusing = new Set<string>();
  #refreshing: Promise<boolean> | undefined;

  constructor(contract: Contract, options: ConformanceOptions, redactor: Redactor, sessions: Sessions) {
    this.#contract = contract;
    this.#options = options;
    this.#redactor = redactor;
    this.#pace = new Pace(options.rate, options.signal);
    this.sessions = sessions;
  }

  /** The base URL of a host; undefined if not configured. */
  addressOf(host: Host): string | undefined {
    const { baseUrl, activityUrl, chatUrl } = this.#options;
    return { main: baseUrl, activity: activityUrl, chat: chatUrl }[host];
  }

  /** Calls an operation; renews an ended session. Throws Interrupted. */
  async ask(operation: Operation, input: Input, options: CallOptions = {}): Promise<Exchange> {
    const { actor = "buyer", method } = options;
    const cookie = this.sessions.cookieOf(actor);
    const renewals = this.sessions.renewals;
    const exchange = await this.#send(operation, input, options, cookie);
    const isEnded = exchange.response.status === 401 && operation.needsSession && method === undefined;
    if (!isEnded || (actor !== "buyer" && actor !== "other")) return exchange;
    if (this.#refusing.has(operation.id)) return exchange;
    const isRenewed = renewals !== this.sessions.renewals || (await this.#renew(actor));
    if (!isRenewed) await this.#stopWhenOver(actor, cookie);
    const again = await this.#send(operation, input, options, this.sessions.cookieOf(actor));
    if (again.response.status === 401) this.#refusing.add(operation.id);
    return again;
  }

  /** Calls with these cookies instead of an actor's, without renewing: for a login. Throws Interrupted. */
  readonly sendPlain = async (
    operation: Operation,
    body: object | undefined,
    cookie: string,
  ): Promise<HttpResponse> => {
    const input = { ...EMPTY, body: body as Input["body"] };
    return (await this.#send(operation, input, { actor: "visitor" }, cookie)).response;
  };

  /** Opens an address that a response of the operation named, as a browser opens a file. Throws Interrupted. */
  async open(operation: Operation, url: string, actor: Actor): Promise<Exchange> {
    throwIfAborted(this.#options.signal);
    const { timeoutMs = DEFAULT_TIMEOUT_MS, headers = {} } = this.#options;
    const call: Call = {
      operation,
      actor,
      within: [operation.id],
      flow: undefined,
      method: "GET",
      url,
      headers: { ...headers, accept: "*/*" },
      body: undefined,
      cookie: this.sessions.cookieOf(actor),
    };
    return this.#deliver(call, timeoutMs, this.#options.signal);
  }

  /** Calls even after an interrupt: for cleaning up the records of the run. */
  async sendAlways(operation: Operation, input: Input, actor: Actor = "buyer"): Promise<HttpResponse> {
    return (await this.#exchange(operation, input, { actor }, this.sessions.cookieOf(actor))).response;
  }

  async #send(operation: Operation, input: Input, options: CallOptions, cookie: string): Promise<Exchange> {
    const { signal } = this.#options;
    throwIfAborted(signal);
    // A write is always awaited: its result must be known for the cleanup.
    const cutting = operation.writes ? undefined : signal;
    return this.#exchange(operation, input, options, cookie, cutting);
  }

  async #exchange(
    operation: Operation,
    input: Input,
    options: CallOptions,
    cookie: string,
    signal?: AbortSignal,
  ): Promise<Exchange> {
    const { timeoutMs = DEFAULT_TIMEOUT_MS, headers = {} } = this.#options;
    const address = this.addressOf(operation.host);
    if (address === undefined) throw new Error(`no address for ${operation.id}`);
    const exchange = await this.#deliver(
      writeCall(operation, input, address, cookie, headers, options),
      timeoutMs,
      signal,
    );
    this.sessions.take(exchange.call.actor, exchange.response);
    return exchange;
  }

  async #deliver(call: Call, timeoutMs: number, signal: AbortSignal | undefined): Promise<Exchange> {
    const response = await this.#pace.run(() => send(call, timeoutMs, signal), hasOwnLimit(call.operation));
    throwIfAborted(signal);
    this.calls += 1;
    this.#options.onExchange?.(this.#redactor.exchange({ call, response }));
    return { call, response };
  }

  #renew(actor: Actor): Promise<boolean> {
    const login = this.#contract.operation("login");
    if (!login || !this.sessions.canRefresh(actor)) return Promise.resolve(false);
    this.#refreshing ??= this.sessions
      .refresh(actor, login, this.sendPlain)
      .finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  /** For a session that cannot be renewed: one call decides whether it is over. */
  async #stopWhenOver(actor: Actor, cookie: string): Promise<void> {
    const witness = this.#contract.operation("getAccountProfile");
    if (!witness) return;
    const { response } = await this.#send(witness, EMPTY, { actor }, cookie);
    if (response.status === 401)
      throw new Interrupted({
        zh: "会话已失效且无法重新登录；改用 --user 与 --password 可自动续期",
        en: "the session has ended and cannot be renewed; --user and --password renew it",
      });
  }
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new Interrupted({ zh: "被中断", en: "interrupted" });
}

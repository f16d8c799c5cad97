import { checkAnswer } from "../checks/check-answer.ts";
import type { Finding } from "../checks/finding.ts";
import type { Contract, Host, Operation } from "../contract/operation.ts";
import {
  type Actor,
  type Answer,
  type Call,
  type Exchange,
  envelopeOf,
  isSuccess,
} from "../http/exchange.ts";
import { Pace } from "../http/pace.ts";
import { Redactor } from "../http/redactor.ts";
import { seenExchange } from "../http/seen.ts";
import { send } from "../http/send.ts";
import { type ConformanceOptions, DEFAULT_DEPTH, DEFAULT_TIMEOUT_MS } from "../options.ts";
import type { Skipped } from "../report.ts";
import type { Input } from "../request/input.ts";
import { type Manner, writeCall } from "../request/write-call.ts";
import type { Words } from "../words.ts";
import { CoverageCounter } from "./coverage.ts";
import { GivenUp } from "./given-up.ts";
import { Interrupted } from "./interrupted.ts";
import { Known } from "./known.ts";
import { Recorder } from "./recorder.ts";
import { Sessions } from "./sessions.ts";

const EMPTY: Input = { path: {}, query: {}, body: undefined };

const MOST_UNANSWERED = 2;
/** Of whose calls an input that was accepted counts as seen. */
const OWN: ReadonlySet<Actor> = new Set(["buyer", "beside", "visitor"]);

/** All that one run of the command knows, and its one way to call the server. */
export class Run {
  readonly contract: Contract;
  readonly options: ConformanceOptions;
  readonly seed: number;
  readonly depth: number;
  readonly redactor = new Redactor();
  readonly sessions = new Sessions(this.redactor);
  /** Of the buyer and of the second buyer. */
  readonly known = new Known();
  readonly othersKnown = new Known();
  readonly recorder = new Recorder();
  readonly coverage = new CoverageCounter();
  readonly startedAt = new Date();
  readonly skipped: { readonly what: string; readonly reason: Words }[] = [];
  calls = 0;
  readonly #pace: Pace;
  /** Refused even a fresh session: asking again for each of their calls is no use. */
  readonly #refusing = new Set<string>();
  readonly #unanswered = new Map<string, number>();
  #refreshing: Promise<boolean> | undefined;

  constructor(contract: Contract, options: ConformanceOptions) {
    this.contract = contract;
    this.options = options;
    this.seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
    this.depth = options.depth ?? DEFAULT_DEPTH;
    this.#pace = new Pace(options.rate, options.signal);
    for (const secret of [options.password, options.otherPassword]) this.redactor.add(secret);
    this.redactor.addHeaders(options.headers ?? {});
  }

  operation(id: string): Operation | undefined {
    return this.contract.operations.find((operation) => operation.id === id);
  }

  /** The base address of a host; undefined when none was named. */
  addressOf(host: Host): string | undefined {
    const { baseUrl, activityUrl, chatUrl } = this.options;
    return { main: baseUrl, activity: activityUrl, chat: chatUrl }[host];
  }

  skip(what: string, reason: Words): void {
    this.skipped.push({ what, reason });
  }

  skippedIn(language: "zh" | "en"): Skipped[] {
    return this.skipped
      .map(({ what, reason }) => ({ what, reason: reason[language] }))
      .toSorted((a, b) => a.reason.localeCompare(b.reason) || a.what.localeCompare(b.what));
  }

  /** Calls the server and judges the answer by itself. Throws Interrupted, or GivenUp. */
  async call(operation: Operation, input: Input, probe: Words, manner: Manner = {}): Promise<Exchange> {
    if ((this.#unanswered.get(operation.id) ?? 0) >= MOST_UNANSWERED) throw new GivenUp(operation.id);
    const exchange = await this.ask(operation, input, manner);
    const isOwnMethod = manner.method === undefined;
    if (exchange.answer.failure === "timeout")
      this.#unanswered.set(operation.id, (this.#unanswered.get(operation.id) ?? 0) + 1);
    if (isOwnMethod) {
      const isOwn = OWN.has(manner.actor ?? "buyer");
      this.coverage.add(operation, exchange.answer, isOwn ? input : undefined);
      for (const finding of checkAnswer(this.contract, operation, exchange.answer))
        this.fail(exchange, finding, probe);
    }
    if (isOwnMethod && manner.isPassing !== true) this.#learn(exchange);
    return exchange;
  }

  /**
   * Takes back what the run has made, or reads what to take back: not judged, and sent also when the run was
   * interrupted.
   */
  async takeBack(operation: Operation, input: Input, actor: Actor = "buyer"): Promise<Answer> {
    const { timeoutMs = DEFAULT_TIMEOUT_MS, headers = {} } = this.options;
    const address = this.addressOf(operation.host) ?? "";
    const call = writeCall(operation, input, address, this.sessions.cookieOf(actor), headers, { actor });
    const answer = await this.#pace.run(() => send(call, timeoutMs));
    this.calls += 1;
    this.options.onExchange?.(seenExchange({ call, answer }, this.redactor));
    this.sessions.take(actor, answer);
    return answer;
  }

  /** Calls without judging, only to see which ids there are. Throws Interrupted. */
  async look(operation: Operation, input: Input, actor: Actor): Promise<Answer> {
    const exchange = await this.ask(operation, input, { actor });
    this.#learn(exchange);
    return exchange.answer;
  }

  #learn({ call, answer }: Exchange): void {
    const { operation, actor } = call;
    if (!isSuccess(answer)) return;
    const known = actor === "other" ? this.othersKnown : this.known;
    known.learn(operation.path, operation.tag, envelopeOf(answer).data);
  }

  fail(exchange: Exchange, finding: Finding, probe: Words): void {
    this.recorder.add(finding, probe, exchange);
  }

  /** Calls without judging; renews the session where it has ended. Throws Interrupted. */
  async ask(operation: Operation, input: Input, manner: Manner = {}): Promise<Exchange> {
    const actor = manner.actor ?? "buyer";
    const cookie = this.sessions.cookieOf(actor);
    const renewals = this.sessions.renewals;
    const exchange = await this.#send(operation, input, manner, actor, cookie);
    const isEnded = exchange.answer.status === 401 && operation.needsSession && manner.method === undefined;
    if (!isEnded || (actor !== "buyer" && actor !== "other")) return exchange;
    if (this.#refusing.has(operation.id)) return exchange;
    const isRenewed = renewals !== this.sessions.renewals || (await this.#renew(actor));
    if (!isRenewed) await this.#stopWhenOver(actor, cookie);
    const again = await this.#send(operation, input, manner, actor, this.sessions.cookieOf(actor));
    if (again.answer.status === 401) this.#refusing.add(operation.id);
    return again;
  }

  /** Logs in without a renewal. */
  readonly sendPlain = async (
    operation: Operation,
    body: object | undefined,
    cookie: string,
  ): Promise<Answer> => {
    const input = { ...EMPTY, body: body as Input["body"] };
    const { answer } = await this.#send(operation, input, {}, "visitor", cookie);
    return answer;
  };

  async #send(
    operation: Operation,
    input: Input,
    manner: Manner,
    actor: Actor,
    cookie: string,
  ): Promise<Exchange> {
    const { timeoutMs = DEFAULT_TIMEOUT_MS, headers = {}, signal } = this.options;
    const address = this.addressOf(operation.host);
    if (address === undefined) throw new Error(`no address for ${operation.id}`);
    const call: Call = writeCall(operation, input, address, cookie, headers, manner);
    throwIfAborted(signal);
    // What a call makes has to be known, to be taken back: one that writes is waited for.
    const cutting = operation.writes ? undefined : signal;
    const answer = await this.#pace.run(() => send(call, timeoutMs, cutting));
    throwIfAborted(cutting);
    this.calls += 1;
    this.options.onExchange?.(seenExchange({ call, answer }, this.redactor));
    this.sessions.take(actor, answer);
    return { call, answer };
  }

  #renew(actor: Actor): Promise<boolean> {
    const login = this.operation("login");
    if (!login || !this.sessions.canRefresh(actor)) return Promise.resolve(false);
    this.#refreshing ??= this.sessions
      .refresh(actor, login, this.sendPlain)
      .finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  /** A session that cannot be renewed: one call for all says whether it is over. */
  async #stopWhenOver(actor: Actor, cookie: string): Promise<void> {
    const witness = this.operation("getAccountProfile");
    if (!witness) return;
    const { answer } = await this.#send(witness, EMPTY, {}, actor, cookie);
    if (answer.status === 401)
      throw new Interrupted({
        zh: "会话已失效且无法重新登录；改用 --user 与 --password 可自动续期",
        en: "the session has ended and cannot be renewed; --user and --password renew it",
      });
  }
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new Interrupted({ zh: "被中断", en: "interrupted" });
}

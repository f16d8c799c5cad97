import { isDeepStrictEqual } from "node:util";
import { same, show } from "../../api-client/checks/finding.ts";
import type { DataOf } from "../../api-client/contract/response-data.ts";
import { type Exchange, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import type { Fields } from "../../api-client/request/input.ts";
import type { CallOptions } from "../../api-client/request/write-call.ts";
import type { Words } from "../../api-client/words.ts";
import { namedFields } from "../probes/accepted.ts";
import { isBroken } from "../probes/probe.ts";
import type { AnyFinding, RuleId } from "../rules/rules.ts";
import type { Run } from "../run/run.ts";
import { isExplained } from "./explain-refusal.ts";

export type StepOptions = CallOptions & {
  readonly path?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
  /** The purpose of this call, appended to the name of the flow. */
  readonly probe?: Words | undefined;
  /** Fields that a 422 may reject because of the shop's state, such as a quantity because of the stock. */
  readonly mayRefuse?: RegExp;
};

/** An id that no record has. */
export const NO_RECORD = 2_147_483_646;

/** The expected refusal of a call: its status and, for a 422, the field, or a list one of whose items is wrong. */
export type Refusal = { readonly status: number; readonly rule: RuleId; readonly field?: string };

/** Sends without checking, even after an interrupt; undefined if it failed. */
export type SendUnjudged = <Id extends string>(
  id: Id,
  options?: StepOptions,
) => Promise<DataOf<Id> | undefined>;

/**
 * The flow cannot continue. Violations are already recorded; a refusal that the run can explain is only listed as
 * skipped. `stoppedBy` is the operation whose response is the reason, if one is.
 */
export class FlowEnds extends Error {
  readonly reason: Words;
  readonly stoppedBy: string | undefined;
  constructor(reason: Words, stoppedBy?: string) {
    super(reason.en);
    this.name = "FlowEnds";
    this.reason = reason;
    this.stoppedBy = stoppedBy;
  }
}

const CONFLICT = 409;
const LAST_OF_THREE_BYTES = 0xff_ff;
const NOT_SELECTED = { zh: "没有选中", en: "not selected" };
const NOT_WHOLE = { zh: "没有完整的响应", en: "no whole response" };

/** The parts of a run that flows use. */
export type FlowRun = Pick<
  Run,
  | "contract"
  | "known"
  | "othersKnown"
  | "tester"
  | "recorder"
  | "caller"
  | "sessions"
  | "setup"
  | "redactor"
  | "options"
  | "seed"
  | "depth"
  | "judgedInFlows"
>;

/** The calls of one flow, and the checks across them. */
export class Steps {
  readonly run: FlowRun;
  readonly #flow: Flow;
  readonly #probes = new WeakMap<Exchange, Words>();
  /** The operations called so far, the latest last. */
  readonly called: string[] = [];
  readonly #restorers: ((send: SendUnjudged) => Promise<void>)[] = [];
  readonly #seenBefore: number;
  readonly #selected: ReadonlySet<string> | undefined;
  constructor(run: FlowRun, flow: Flow, selected?: ReadonlySet<string>) {
    this.run = run;
    this.#flow = flow;
    this.#selected = selected;
    this.#seenBefore = run.recorder.seen;
  }

  /** Calls and checks the response by itself. Throws FlowEnds if the operation is not selected. */
  async call(
    id: string,
    { path = {}, query = {}, body, probe, ...options }: StepOptions = {},
  ): Promise<Exchange> {
    const operation = this.run.contract.operation(id);
    if (!operation) throw new FlowEnds({ zh: `契约没有 ${id}`, en: `the contract has no ${id}` });
    if (this.#selected?.has(id) === false) throw new FlowEnds(NOT_SELECTED, id);
    this.called.push(id);
    const { operations: within, id: flow } = this.#flow;
    const words = this.#named(probe);
    const exchange = await this.run.tester.call(operation, { path, query, body }, words, {
      within,
      flow,
      ...this.#ofActor(),
      ...options,
    });
    this.#probes.set(exchange, words);
    if (isSuccess(exchange.response)) this.run.judgedInFlows.add(`${id}/${flow}`);
    return exchange;
  }

  /** The ids of a disposable account are not for other probes. */
  #ofActor(): CallOptions {
    const { actor } = this.#flow;
    return actor === undefined ? {} : { actor, isTransient: true };
  }

  #named(probe: Words | undefined): Words {
    const { name } = this.#flow;
    return probe ? { zh: `${name.zh}（${probe.zh}）`, en: `${name.en} (${probe.en})` } : name;
  }

  #probeOf(exchange: Exchange): Words {
    return this.#probes.get(exchange) ?? this.#flow.name;
  }

  /** Registers a cleanup step; they run when the flow ends for any reason, last registered first. */
  restoreBy(restore: (send: SendUnjudged) => Promise<void>): void {
    this.#restorers.push(restore);
  }

  /** Registers one call as a cleanup step. */
  undoBy(id: string, options: StepOptions): void {
    this.restoreBy(async (send) => void (await send(id, options)));
  }

  /**
   * Runs the cleanup steps of `restoreBy`. One that meets a response without the expected shape, which its schema has
   * reported, keeps none of the others from running.
   */
  async restore(): Promise<void> {
    for (let restore = this.#restorers.pop(); restore; restore = this.#restorers.pop())
      await restore(this.#send).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
      });
  }

  readonly #send: SendUnjudged = async <Id extends string>(id: Id, options: StepOptions = {}) => {
    const operation = this.run.contract.operation(id);
    if (!operation) return undefined;
    const { path = {}, query = {}, body, actor = this.#flow.actor } = options;
    const response = await this.run.caller.sendAlways(operation, { path, query, body }, actor);
    return isSuccess(response) ? (envelopeOf(response).data as DataOf<Id>) : undefined;
  };

  /** Makes a call that must succeed. Throws FlowEnds if it does not. */
  async succeed<Id extends string>(
    id: Id,
    options: StepOptions = {},
  ): Promise<{ data: DataOf<Id>; exchange: Exchange }> {
    const exchange = await this.call(id, options);
    const { response, call } = exchange;
    if (isSuccess(response)) return { data: envelopeOf(response).data as DataOf<Id>, exchange };
    if (!isBroken(call.operation, response) && !(await isExplained(this, exchange, options))) {
      const expected = { zh: "2xx：数据都来自前面的响应", en: "2xx: all values come from earlier responses" };
      this.run.recorder.unexpected(exchange, "valid-refused", "flow", expected, this.#probeOf(exchange));
    }
    const responded = { zh: `答 ${response.status}`, en: `responded with ${response.status}` };
    throw new FlowEnds(response.failure ? NOT_WHOLE : responded, id);
  }

  /** True if this flow has found a violation: later refusals may be its consequences. */
  get hasFound(): boolean {
    return this.run.recorder.seen > this.#seenBefore;
  }

  /** Reads without checking: what another law needs to know; undefined if it failed. Throws Interrupted. */
  async peek<Id extends string>(
    id: Id,
    { path = {}, query = {}, actor }: StepOptions = {},
  ): Promise<DataOf<Id> | undefined> {
    const operation = this.run.contract.operation(id);
    if (!operation || this.run.caller.addressOf(operation.host) === undefined) return undefined;
    const { response } = await this.run.caller.ask(
      operation,
      { path, query, body: undefined },
      { ...this.#ofActor(), ...(actor && { actor }) },
    );
    return isSuccess(response) ? (envelopeOf(response).data as DataOf<Id>) : undefined;
  }

  /** Makes a call that the state must refuse with 409. Returns the exchange; a success may need to be undone. */
  conflict(id: string, place: string, options: StepOptions): Promise<Exchange> {
    return this.refused(id, place, { status: CONFLICT, rule: "conflict-ignored" }, options);
  }

  /** Makes a call that must be refused. Returns the exchange; a success may need to be undone. */
  async refused(id: string, place: string, refusal: Refusal, options: StepOptions = {}): Promise<Exchange> {
    const { status, rule, field } = refusal;
    const exchange = await this.call(id, options);
    const { response } = exchange;
    if (isBroken(exchange.call.operation, response)) return exchange;
    const isRefused = this.equal(exchange, place, response.status, status, undefined, rule);
    if (!isRefused || field === undefined) return exchange;
    const named = namedFields(exchange);
    const isNamed = named.some((each) => each === field || each.startsWith(`${field}.`));
    this.law(exchange, isNamed, place, same(`errors.${field}`), named, "field-not-named");
    return exchange;
  }

  /** Records a violated invariant, at the call whose response shows it. Returns whether it holds. */
  law(
    exchange: Exchange,
    holds: boolean,
    place: string,
    expected: Words,
    seen: unknown,
    rule: RuleId = "law",
  ): boolean {
    if (!holds) this.record(exchange, { rule, place, expected, seen: same(show(seen)) });
    return holds;
  }

  /** Records a violation at this call. */
  record(exchange: Exchange, finding: AnyFinding): void {
    this.run.recorder.add(exchange, finding, this.#probeOf(exchange));
  }

  /** Expects a value of a response to equal `wanted`, all through. Returns whether it does. */
  equal<T>(
    exchange: Exchange,
    place: string,
    seen: T,
    wanted: T,
    expected = same(show(wanted)),
    rule?: RuleId,
  ): boolean {
    const holds = seen === wanted || isDeepStrictEqual(seen, wanted);
    if (!holds && isCut(seen, wanted)) return this.law(exchange, false, "", expected, seen, "text-cut");
    return this.law(exchange, holds, place, expected, seen, rule);
  }

  /** Expects these lists to be empty; the keys of `seen` name them in the report. Returns whether they are. */
  none(
    exchange: Exchange,
    place: string,
    expected: Words,
    seen: Readonly<Record<string, readonly unknown[]>>,
    rule?: RuleId,
  ): boolean {
    return this.law(exchange, Object.values(seen).flat().length === 0, place, expected, seen, rule);
  }

  /** Ends the flow if a required value is missing. */
  need<T>(value: T | undefined, reason: Words): T {
    if (value === undefined) throw new FlowEnds(reason);
    return value;
  }
}

/** True if a text, or one in a record, ends where the one that was sent has a character of four bytes. */
function isCut(seen: unknown, wanted: unknown): boolean {
  if (typeof seen === "string" && typeof wanted === "string")
    return wanted.startsWith(seen) && (wanted.codePointAt(seen.length) ?? 0) > LAST_OF_THREE_BYTES;
  if (typeof seen !== "object" || typeof wanted !== "object" || seen === null || wanted === null)
    return false;
  return Object.entries(wanted).some(([name, value]) => isCut(Reflect.get(seen, name), value));
}

export type Flow = {
  readonly id: string;
  readonly name: Words;
  /** The ones that it may call. */
  readonly operations: readonly string[];
  readonly writes: boolean;
  /** Whose calls these are; the buyer's by default. Those of a disposable account need the setup adapter. */
  readonly actor?: "made";
  walk(steps: Steps): Promise<void>;
};

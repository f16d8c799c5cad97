import { checkResponse } from "../../api-client/checks/check-response.ts";
import type { Contract, Operation } from "../../api-client/contract/operation.ts";
import type { CoverageCounter } from "../../api-client/coverage.ts";
import type { KnownIds } from "../../api-client/generate/known-ids.ts";
import {
  type Actor,
  type HttpResponse,
  type Exchange,
  envelopeOf,
  isSuccess,
} from "../../api-client/http/exchange.ts";
import type { Input } from "../../api-client/request/input.ts";
import type { CallOptions } from "../../api-client/request/write-call.ts";
import type { Words } from "../../api-client/words.ts";
import { checkSentences } from "../laws/judge.ts";
import { Transitions } from "../laws/transitions.ts";
import type { Caller } from "./caller.ts";
import { checkSessionCookie } from "./check-session-cookie.ts";
import type { Presence } from "./presence.ts";
import type { Recorder } from "./recorder.ts";
import type { Timings } from "./timings.ts";

/** An operation is not called any more. */
export class GivenUp extends Error {
  readonly operationId: string;
  readonly reason: Words;
  constructor({ id }: Operation, reason: Words) {
    super(`${id}: ${reason.en}`);
    this.name = "GivenUp";
    this.operationId = id;
    this.reason = reason;
  }
}

/** Each further call would wait for the timeout. */
const TIMED_OUT: Words = {
  zh: "多次没有应答，不再探测",
  en: "left several calls without a response; not called any more",
};
/** Why an operation is not called that the server does not have. */
export const MISSING: Words = { zh: "未实现", en: "not implemented" };

const MAX_TIMEOUTS = 2;
/** The actors whose accepted inputs count as covered. */
const COVERING: ReadonlySet<Actor> = new Set(["buyer", "second", "made", "visitor"]);

type Parts = {
  readonly contract: Contract;
  readonly caller: Caller;
  readonly recorder: Recorder;
  readonly coverage: CoverageCounter;
  readonly timings: Timings;
  readonly presence: Presence;
  /** The ids in the buyer's responses, and those of the second buyer. */
  readonly known: KnownIds;
  readonly othersKnown: KnownIds;
};

/** Calls operations, checks each response by itself, counts it, and collects its ids. */
export class Tester {
  readonly #parts: Parts;
  readonly #timeouts = new Map<string, number>();
  readonly #transitions = new Transitions();
  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Calls and checks; `probe` describes the attempt. Throws Interrupted or GivenUp. */
  async call(operation: Operation, input: Input, probe: Words, options: CallOptions = {}): Promise<Exchange> {
    const timeouts = this.#timeouts.get(operation.id) ?? 0;
    if (timeouts >= MAX_TIMEOUTS) throw new GivenUp(operation, TIMED_OUT);
    if (this.#parts.presence.isCertainlyMissing(operation)) throw new GivenUp(operation, MISSING);
    const exchange = await this.#parts.caller.ask(operation, input, options);
    if (exchange.response.failure === "timeout") this.#timeouts.set(operation.id, timeouts + 1);
    // The contract says nothing about the responses of other methods.
    if (options.method !== undefined) return exchange;
    this.#parts.presence.note(exchange);
    this.judge(exchange, COVERING.has(exchange.call.actor) ? input : undefined, probe);
    if (options.isTransient !== true) this.#learn(exchange);
    return exchange;
  }

  /** Checks an exchange by itself and counts it; `input` is undefined if it does not count as covered. */
  judge(exchange: Exchange, input: Input | undefined, probe: Words): void {
    const { contract, coverage, recorder, timings } = this.#parts;
    const { call, response } = exchange;
    coverage.add(call.operation, response, input);
    timings.note(exchange);
    const findings = checkResponse(contract, call.operation, response);
    for (const finding of findings) recorder.add(exchange, finding, probe);
    // Without its schema a response may lack what the sentences are about.
    if (findings.length === 0)
      for (const finding of [...checkSentences(exchange), ...this.#transitions.check(exchange)])
        recorder.add(exchange, finding, probe);
    for (const finding of checkSessionCookie(exchange, contract.sessionCookie))
      recorder.add(exchange, finding, probe);
  }

  /** Calls without checking, only to collect ids. Throws Interrupted. */
  async look(operation: Operation, input: Input, actor: Actor): Promise<HttpResponse> {
    const exchange = await this.#parts.caller.ask(operation, input, { actor });
    this.#parts.presence.note(exchange);
    this.#learn(exchange);
    return exchange.response;
  }

  #learn({ call, response }: Exchange): void {
    const { operation, actor } = call;
    if (!isSuccess(response)) return;
    const known = actor === "other" ? this.#parts.othersKnown : this.#parts.known;
    known.learn(operation.path, operation.tag, envelopeOf(response).data);
  }
}

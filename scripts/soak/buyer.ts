import { createHash } from "node:crypto";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Fault } from "#mock/faults/fault.ts";
import { createRandom } from "#mock/faults/random.ts";
import { type Call, curlOf } from "./call.ts";
import { CartMemory } from "./cart-memory.ts";
import { checkReply, parse } from "./check-reply.ts";
import { MockGone, SoakFailure } from "./failure.ts";
import { Known } from "./known.ts";
import { type Wishes, makeCall } from "./make-call.ts";
import { foreignMarker } from "./marker.ts";
import { operationOf } from "./operations.ts";
import { type Reply, sendCall } from "./send-call.ts";
import type { Tally } from "./tally.ts";
import { sendUnanswered } from "./unanswered.ts";
import { Weather, drawFault } from "./weather.ts";

/** A call of the past and what came back, as a short hash; `silent` when it was given up on. */
export type Past = { readonly call: Call; readonly hash: string; readonly silent: boolean };

export type BuyerPlan = {
  readonly urls: Parameters<typeof sendCall>[0];
  readonly world: string;
  readonly marker: string;
  /** All that the buyer does follows from it and from the answers. */
  readonly seed: number;
  /** The mock's own seed. */
  readonly mockSeed: number;
  readonly tally: Tally;
  /** Share of the calls that ask for a fault by header. */
  readonly faultShare: number;
  /** Told before each call of the contract, and after it when it was answered. */
  readonly onCall?: { begin(): void; end(): Promise<void> };
};

/** One client of one world: it remembers what it learns, and lets no answer pass that should not be. */
export class Buyer {
  readonly plan: BuyerPlan;
  readonly random: () => number;
  readonly known: Known;
  readonly weather: Weather;
  readonly past: Past[] = [];
  readonly #cart = new CartMemory();
  #session: string | undefined;

  /** `before`: who the buyer was until the mock had to be started again; the cart may have come back otherwise. */
  constructor(plan: BuyerPlan, before?: Buyer) {
    this.plan = plan;
    this.random = before?.random ?? createRandom(plan.seed);
    this.known = before?.known ?? new Known();
    if (before) this.#session = before.#session;
    this.weather = new Weather(plan.mockSeed);
  }

  get isLoggedIn(): boolean {
    return this.#session !== undefined;
  }

  /**
   * Calls an operation. Answers the data of a success; undefined when it was refused, as the contract allows, or when
   * a fault took the answer. Throws SoakFailure for any other answer.
   */
  async ask(id: string, wishes: Wishes = {}): Promise<unknown> {
    const operation = operationOf(id);
    const { known, random } = this;
    const made = makeCall(operation, { known, random, marker: this.plan.marker }, wishes);
    const own = random() < this.plan.faultShare ? drawFault(random) : undefined;
    const fault = this.weather.foretell(operation, made.path, own);
    const call: Call = {
      ...made,
      headers: {
        ...made.headers,
        ...(own && { "x-mock-fault": JSON.stringify(own) }),
        ...(this.#session !== undefined && { cookie: `session=${this.#session}` }),
      },
    };
    this.plan.onCall?.begin();
    const reply = await this.#send(call, fault?.kind === "hang");
    await this.plan.onCall?.end();
    this.plan.tally.count(operation, reply, fault);
    this.#check(operation, call, reply, fault);
    return this.#learn(operation, call, reply, fault);
  }

  /** A call of the control API; answers its JSON, undefined when the world is not so. Throws SoakFailure for more. */
  async control(method: string, path: string, body?: unknown): Promise<unknown> {
    const call: Call = {
      operationId: undefined,
      method,
      host: "main",
      path: `/__mock__/${path}`,
      headers: { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    const reply = await this.#send(call, false);
    if ([404, 409, 422].includes(reply.status)) return undefined;
    if (reply.failure !== undefined || reply.status >= 400)
      throw this.failure(call, reply, reply.failure ?? `${reply.status} from the control API`);
    return parse(reply.text);
  }

  /** Lets time pass in the world. */
  async wait(by: string): Promise<void> {
    this.#cart.forget();
    await this.control("PUT", "clock", { advance: by });
  }

  failure(call: Call, reply: Reply, what: string): SoakFailure {
    const { urls, world } = this.plan;
    const head = `${reply.status} ${reply.failure ?? ""} ${JSON.stringify(reply.headers)}`;
    return new SoakFailure(
      call.operationId ?? call.path,
      what,
      curlOf(call, urls, world),
      `${head}\n${reply.text.slice(0, 600)}`,
    );
  }

  async #send(call: Call, hangs: boolean): Promise<Reply> {
    const { urls, world } = this.plan;
    const reply = await (hangs ? sendUnanswered : sendCall)(urls, world, call);
    if ((reply.failure === "reset" || reply.failure === "cut") && !(await isUp(urls, world)))
      throw new MockGone();
    this.past.push({ call, hash: hashOf(reply), silent: hangs });
    return reply;
  }

  #check(operation: CompiledOperation, call: Call, reply: Reply, fault: Fault | undefined): void {
    const wrong =
      checkReply(operation, reply, fault) ??
      this.#cart.check(operation, reply, fault !== undefined) ??
      this.#foreign(reply.text);
    if (wrong !== undefined) throw this.failure(call, reply, wrong);
  }

  #foreign(text: string): string | undefined {
    const found = foreignMarker(text, this.plan.marker);
    return found === undefined
      ? undefined
      : `holds ${found}, which another world wrote; ours is ${this.plan.marker}`;
  }

  #learn(operation: CompiledOperation, call: Call, reply: Reply, fault: Fault | undefined): unknown {
    for (const cookie of [reply.headers["set-cookie"] ?? []].flat()) {
      const value = /^session=([^;]*)/.exec(cookie)?.[1];
      if (value !== undefined) this.#session = value === "" ? undefined : value;
    }
    const isTrue = fault === undefined || fault.kind === "delay" || fault.kind === "slow-drip";
    this.#cart.note(operation, call, isTrue ? reply : undefined);
    if (!isTrue || reply.status >= 300) return undefined;
    const { data } = (parse(reply.text) ?? {}) as { data?: unknown };
    this.known.learn(`${operation.basePath}${operation.path.replace(/\/\{\w+\}$/, "")}`, operation.tag, data);
    return data ?? undefined;
  }
}

/** What of an answer must be the same for the same call in another world. */
export function hashOf({ status, headers, text, failure }: Reply): string {
  const seen = [
    status,
    failure,
    headers["content-type"],
    headers["set-cookie"],
    headers["x-mock-fault"],
    text,
  ];
  return createHash("sha256").update(JSON.stringify(seen)).digest("base64url").slice(0, 16);
}

const PING: Call = {
  operationId: undefined,
  method: "GET",
  host: "main",
  path: "/__mock__/health",
  headers: {},
  body: undefined,
};

async function isUp(urls: BuyerPlan["urls"], world: string): Promise<boolean> {
  return (await sendCall(urls, world, PING)).failure === undefined;
}

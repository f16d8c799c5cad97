import { createHash } from "node:crypto";
import type { Fault } from "#mock/faults/fault.ts";
import { createRandom } from "#mock/world/random.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import type { DataOf } from "../../api-client/contract/response-data.ts";
import { Cookies } from "../../api-client/http/cookies.ts";
import {
  type HttpResponse,
  type Request,
  envelopeOf,
  isSuccess,
  jsonOf,
} from "../../api-client/http/exchange.ts";
import { writeCall } from "../../api-client/request/write-call.ts";
import { MockGone, TrafficFailure } from "../engine/failure.ts";
import { CartMemory } from "./cart-memory.ts";
import { checkReply } from "./check-reply.ts";
import { operationOf } from "./contract.ts";
import { type Urls, controlRequest } from "./control-request.ts";
import { FaultForecast } from "./fault-forecast.ts";
import { makeInput } from "./make-input.ts";
import { foreignMarker } from "./marker.ts";
import { randomFault } from "./random-faults.ts";
import { RandomIds } from "./random-ids.ts";
import { send, sendUntilProcessed } from "./send.ts";
import { type Overrides, Shopper } from "./shopper.ts";
import type { Tally } from "./tally.ts";

/** A past request and its response, as a short hash. */
export type Past = {
  /** The operation, or the path of the control API. */
  readonly place: string;
  readonly request: Request;
  readonly hash: string;
  /** True if the call was aborted because of a fault that never responds. */
  readonly hangs: boolean;
};

export type BuyerPlan = {
  readonly urls: Urls;
  readonly world: string;
  readonly marker: string;
  /** Together with the responses, it determines everything the buyer does. */
  readonly seed: number;
  /** The mock's own seed. */
  readonly mockSeed: number;
  readonly tally: Tally;
  /** Share of the calls that request a fault by header. */
  readonly faultShare: number;
  /** True if inputs are the contract's examples with the values that the flows set, and nothing random. */
  readonly isPlain?: boolean;
  /** Called before each call of the contract, and after it if there was a response. */
  readonly onCall?: { begin(): void; end(): Promise<void> };
};

/** The clock is frozen from the start: a running one would make every response different. */
const START = "2026-11-21 10:00:00";

/** A client of one world: it remembers what it learns, and checks every response. */
export class Buyer extends Shopper {
  readonly plan: BuyerPlan;
  override readonly random: () => number;
  readonly known: RandomIds;
  readonly forecast: FaultForecast;
  readonly past: Past[] = [];
  readonly #cart = new CartMemory();
  readonly #cookies: Cookies;

  /** `before`: the buyer before the mock was restarted; the cart may have been restored to an earlier state. */
  constructor(plan: BuyerPlan, before?: Buyer) {
    super();
    this.plan = plan;
    this.random = before?.random ?? createRandom(plan.seed);
    this.known = before?.known ?? new RandomIds(this.random);
    this.#cookies = before ? before.#cookies : new Cookies();
    this.forecast = new FaultForecast(plan.mockSeed);
  }

  override get marker(): string {
    return this.plan.marker;
  }

  get isLoggedIn(): boolean {
    return this.#cookies.values().length > 0;
  }

  /**
   * Calls an operation. Returns the data of a success; undefined if it was refused as the contract allows, or a fault
   * replaced the response. Throws TrafficFailure for any other response.
   */
  override async ask<Id extends string>(id: Id, overrides: Overrides = {}): Promise<DataOf<Id> | undefined> {
    const operation = operationOf(id);
    const { plan, random, known } = this;
    const input = makeInput(operation, { ...plan, known, random }, overrides);
    const explicit = random() < plan.faultShare ? randomFault(random) : undefined;
    const headers = {
      "x-mock-world": plan.world,
      ...(explicit && { "x-mock-fault": JSON.stringify(explicit) }),
    };
    const request = writeCall(operation, input, plan.urls[operation.host], this.#cookies.header(), headers);
    const fault = this.forecast.predict(operation, new URL(request.url).pathname, explicit);
    plan.onCall?.begin();
    const response = await this.#send(id, request, fault?.kind === "hang");
    await plan.onCall?.end();
    plan.tally.count(operation, input, response, fault);
    const wrong =
      checkReply(operation, response, fault) ??
      this.#cart.check(operation, response, fault !== undefined) ??
      this.#foreign(response);
    if (wrong !== undefined) throw new TrafficFailure(id, wrong, { request, response });
    return this.#learn(operation, request, response, fault) as DataOf<Id> | undefined;
  }

  /**
   * Calls the control API; returns its JSON, undefined if the state of the world does not allow it. Throws
   * TrafficFailure for other errors.
   */
  async control(method: string, path: string, body?: unknown): Promise<unknown> {
    const { urls, world } = this.plan;
    const request = controlRequest(urls, world, method, path, body);
    const place = `/__mock__/${path}`;
    const response = await this.#send(place, request, false);
    const { status, failure } = response;
    if ([404, 409, 422].includes(status)) return undefined;
    if (failure !== undefined || status >= 400)
      throw new TrafficFailure(place, failure ?? `${status} from the control API`, { request, response });
    return jsonOf(response);
  }

  /** Resets the world, with a clock that moves only by `wait`. */
  async settle(): Promise<void> {
    await this.control("POST", "reset");
    await this.control("PUT", "clock", { freeze: START });
  }

  /** Advances the world's clock. */
  override async wait(ms: number): Promise<void> {
    this.#cart.forget();
    await this.control("PUT", "clock", { advance: ms / 1000 });
  }

  /** A hash of the world's complete state: tables, clock, faults and random numbers. */
  async fingerprint(): Promise<string> {
    const { content } = (await this.control("GET", "snapshots/file")) as { content: unknown };
    return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
  }

  async #send(place: string, request: Request, hangs: boolean): Promise<HttpResponse> {
    const { urls, world } = this.plan;
    const response = await (hangs ? sendUntilProcessed(urls, world, request) : send(request));
    if (response.failure !== undefined && !hangs) {
      const ping = await send(controlRequest(urls, world, "GET", "health"));
      if (ping.failure !== undefined) throw new MockGone();
    }
    this.past.push({ place, request, hash: hashOf(response), hangs });
    return response;
  }

  #foreign({ text }: HttpResponse): string | undefined {
    const { marker } = this.plan;
    const found = foreignMarker(text, marker);
    return found === undefined ? undefined : `holds ${found}, which another world wrote; ours is ${marker}`;
  }

  #learn(operation: Operation, request: Request, response: HttpResponse, fault: Fault | undefined): unknown {
    for (const cookie of response.cookies) this.#cookies.take(cookie);
    const isTrue = fault === undefined || fault.kind === "delay" || fault.kind === "slow-drip";
    this.#cart.note(operation, request, isTrue ? response : undefined);
    if (!isTrue || !isSuccess(response)) return undefined;
    const { data } = envelopeOf(response);
    this.known.learn(operation.path, operation.tag, data);
    return data ?? undefined;
  }
}

/** The part of a response that must be the same for the same call in another world. */
export function hashOf({ status, headers, text, failure }: HttpResponse): string {
  const names = ["content-type", "set-cookie", "x-mock-fault"];
  const seen = [status, failure, ...names.map((name) => headers[name]), text];
  return createHash("sha256").update(JSON.stringify(seen)).digest("base64url").slice(0, 16);
}

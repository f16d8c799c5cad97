import type { Contract } from "../../api-client/contract/operation.ts";
import { CoverageCounter } from "../../api-client/coverage.ts";
import { KnownIds } from "../../api-client/generate/known-ids.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import { Redactor } from "../../api-client/http/redactor.ts";
import type { Words } from "../../api-client/words.ts";
import { type ConformanceOptions, DEFAULT_DEPTH } from "../options.ts";
import { SetupAdapter } from "../setup/adapter.ts";
import { Caller } from "./caller.ts";
import { Presence } from "./presence.ts";
import { Recorder } from "./recorder.ts";
import { Sessions } from "./sessions.ts";
import { SkipList } from "./skip-list.ts";
import { Tester } from "./tester.ts";
import { Timings } from "./timings.ts";

/** A response that says which methods an address has. */
type RefusedMethod = { readonly exchange: Exchange; readonly probe: Words };

/** The parts of one run; probes and flows declare which of them they use. */
export type Run = ReturnType<typeof createRun>;

/** Creates the parts of a run, before any call. */
export function createRun(contract: Contract, options: ConformanceOptions) {
  const redactor = new Redactor();
  for (const secret of [options.password, options.otherPassword]) redactor.add(secret);
  for (const url of [options.baseUrl, options.activityUrl, options.chatUrl, options.setupUrl])
    redactor.addCredentials(url);
  redactor.addHeaders(options.headers ?? {});
  const sessions = new Sessions(redactor);
  const parts = {
    contract,
    caller: new Caller(contract, options, redactor, sessions),
    recorder: new Recorder(),
    coverage: new CoverageCounter(),
    timings: new Timings(),
    presence: new Presence(),
    known: new KnownIds(),
    othersKnown: new KnownIds(),
  };
  return {
    ...parts,
    options,
    redactor,
    sessions,
    tester: new Tester(parts),
    setup: options.setupUrl === undefined ? undefined : new SetupAdapter(options.setupUrl, options, redactor),
    skipped: new SkipList(),
    /** By flow that was walked: how it ended, as what it did; read when the report is made. */
    endsOfFlows: new Map<string, () => Words>(),
    /** As `operationId/flow`: the calls of flows that succeeded. */
    judgedInFlows: new Set<string>(),
    /** The methods that servers refused at an address. */
    refusedMethods: [] as RefusedMethod[],
    /** The same seed makes the same calls. */
    seed: options.seed ?? Math.floor(Math.random() * 2 ** 31),
    /** Generated inputs per operation. */
    depth: options.depth ?? DEFAULT_DEPTH,
    startedAt: new Date(),
  };
}

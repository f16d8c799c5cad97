import type { ContractDocument } from "#api-spec/kit/document.ts";
import type { ContractKind } from "#mock/contract/contract-kind.ts";
import type { Language } from "#mock/language/say.ts";

// Apart from the app, so that the packed types reach nothing of the server.

/** The options of the backend, whichever way it is called. */
export type BackendOptions = {
  /**
   * The seed of the data, 1 by default. If set, tokens, codes and signatures are the same in each run; otherwise they
   * are unpredictable.
   */
  readonly seed?: number;
  /** Multiplies the number of goods. */
  readonly scale?: number;
  /**
   * The time at which the clock of a new world starts: in ms, or the real time; by default 2026-11-21 10:00:00 in
   * Shanghai.
   */
  readonly clock?: number | "real";
  /** The language of texts for developers: the panel, refusals of the control API, why a call was refused. */
  readonly language?: Language;
  /** The scenario that every new world begins with. */
  readonly scenario?: string;
  /** True if there is a control API; the default. */
  readonly control?: boolean;
  /** Warnings, such as a query parameter that the contract does not have, are refused with 422. */
  readonly strict?: boolean;
  /** Delays every response of the contract by this many ms, from and to. */
  readonly latency?: readonly [from: number, to: number];
  /** Instead of the bundled contract: OpenAPI 3.1, with all references inside of it. */
  readonly document?: ContractDocument;
  /** The kind of that document; `shop` by default. */
  readonly contractKind?: ContractKind;
};

import type { Exchange } from "../http/exchange.ts";
import type { Words } from "../words.ts";

/** An answer that says which methods an address has. */
export type RefusedMethod = { readonly exchange: Exchange; readonly probe: Words };

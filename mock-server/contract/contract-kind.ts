/**
 * - `shop`: the contract that the handlers are written for; a flaw in it is an error
 * - `overlaid`: the same, changed by overlays
 * - `foreign`: another one, to which Prism's own mock responds
 */
export type ContractKind = "shop" | "overlaid" | "foreign";

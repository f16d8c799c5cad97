/** Code that few visits need, in one chunk. */
export { checkAgainstContract } from "../contract-check/check-against-contract.ts";
export { showFault } from "./show-fault.ts";

import { AgreementStatus, Flag } from "#generated/enums.ts";
import { type Contract, hasOwnLimit } from "../../api-client/contract/operation.ts";
import type { DataOf } from "../../api-client/contract/response-data.ts";
import { recordsOf } from "../../api-client/generate/known-ids.ts";
import type { Actor, Exchange } from "../../api-client/http/exchange.ts";
import { namedFields } from "../probes/accepted.ts";
import { MOST_RECORDS, resourcesOf } from "./resources.ts";

/** The flow that met the refusal. */
type Flow = {
  readonly run: { readonly contract: Contract };
  /** True if it has found a violation: later refusals may be its consequences. */
  readonly hasFound: boolean;
  readonly peek: <Id extends string>(id: Id, options: { actor: Actor }) => Promise<DataOf<Id> | undefined>;
};

/** True if the run has seen why valid input is refused; `mayRefuse` matches the fields that the state decides on. */
export async function isExplained(
  flow: Flow,
  exchange: Exchange,
  { mayRefuse }: { readonly mayRefuse?: RegExp },
): Promise<boolean> {
  const { actor } = exchange.call;
  switch (exchange.response.status) {
    case 401:
      return true;
    case 403:
      return flow.hasFound || (await flow.peek("getCurrentUser", { actor }))?.is_passed !== Flag.Yes;
    case 409:
      return flow.hasFound || (await isFull(flow, exchange));
    case 429:
      return isLimited(exchange);
    case 459:
      return flow.hasFound || (await flow.peek("getAgreement", { actor }))?.status !== AgreementStatus.Signed;
    default:
      return isStateful(exchange, mayRefuse);
  }
}

/** True if the list that a call adds to has as many records as a buyer may keep. */
async function isFull(flow: Flow, { call }: Exchange): Promise<boolean> {
  const resource = resourcesOf(flow.run.contract).find(({ make }) => make.id === call.operation.id);
  if (!resource) return false;
  const data = await flow.peek(resource.list.id, { actor: call.actor });
  return recordsOf(data).length >= MOST_RECORDS;
}

/** True for a 429 that says when to come back, or of an operation whose own limit the contract describes. */
const isLimited = ({ call, response }: Exchange): boolean =>
  response.headers["retry-after"] !== undefined || hasOwnLimit(call.operation);

function isStateful(exchange: Exchange, mayRefuse: RegExp | undefined): boolean {
  const named = namedFields(exchange);
  return mayRefuse !== undefined && named.length > 0 && named.every((field) => mayRefuse.test(field));
}

import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import type { ContractRequest } from "#mock/contract/exchange.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import { withoutWishes } from "#mock/contract/wishes.ts";
import { decodeBody, decodeQuery } from "#mock/http/decode-body.ts";
import type { ResponderCall } from "./responder.ts";

type Found = Extract<ResponderCall["routed"], { kind: "found" }>;

/** The request of an operation, decoded and with the types of the contract. Rejects with HttpError as decodeBody. */
export async function readRequest(
  { resolve }: Contract,
  { method, target, request: { headers }, body }: ResponderCall,
  { operation, parameters }: Found,
): Promise<ContractRequest> {
  return {
    method: method.toLowerCase(),
    url: { path: target.path, query: decodeQuery(operation, withoutWishes(target.queryText), resolve) },
    pathParameters: coerceBySchema(parameters, operation.pathParameters.schema, resolve),
    headers,
    ...(await decodeBody(operation, headers["content-type"], body, resolve)),
  };
}

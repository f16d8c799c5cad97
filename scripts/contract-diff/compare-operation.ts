import { ALL_METHODS } from "#api-spec/kit/document.ts";
import { compareParameters } from "./compare-parameters.ts";
import { compareRemaining } from "./compare-remaining.ts";
import { compareRequestBodies } from "./compare-request-body.ts";
import { compareResponses } from "./compare-responses.ts";
import { compareSecurity } from "./compare-security.ts";
import { type Operation, pathOnTheWire } from "./operations.ts";
import type { Kind } from "./rules.ts";
import { type Scope, type Walk, newScope, note, placeOf } from "./walk.ts";

const COMPARED = new Set([
  "operationId",
  "tags",
  "servers",
  "security",
  "parameters",
  "requestBody",
  "responses",
  "callbacks",
]);
const COMPARED_OF_PATH = new Set(["servers", "parameters", ...ALL_METHODS]);

/** The changes of one operation, in its request and in its responses. */
export interface OperationScopes {
  request: Scope;
  response: Scope;
}

/** The path of each server's URL, in front of the paths of the contract. */
const basePath = ({ url }: Operation): string =>
  url
    .split(", ")
    .map((one) => one.replace(/^([a-z][\w+.-]*:)?\/\/[^/]*/i, "").replace(/\/$/, "") || "/")
    .join(", ");

function compareFacts(walk: Walk, before: Operation, after: Operation): void {
  const facts: [Kind, string, string][] = [
    ["method-changed", before.method, after.method],
    ["operation-id-renamed", before.operationId, after.operationId],
    ["tag-changed", before.tag, after.tag],
    ["host-changed", before.host, after.host],
  ];
  for (const [kind, old, fresh] of facts)
    if (old !== fresh) note(walk, placeOf(""), kind, { old: old || "none", new: fresh || "none" });
  if (pathOnTheWire(before.path) !== pathOnTheWire(after.path))
    note(walk, placeOf(""), "path-changed", { old: before.path, new: after.path });
  if (before.host !== after.host || before.url === after.url) return;
  const [old, fresh] = [basePath(before), basePath(after)];
  if (old !== fresh) note(walk, placeOf(""), "base-path-changed", { old, new: fresh });
  else note(walk, placeOf(""), "address-changed", { old: before.url, new: after.url });
}

/** Compares an operation that exists in both contracts. */
export function compareOperation(walk: Walk, before: Operation, after: Operation): OperationScopes {
  const request: Walk = { ...walk, scope: newScope() };
  const response: Walk = { ...walk, scope: newScope() };
  compareFacts(request, before, after);
  compareSecurity(request, before, after);
  compareParameters(request, before, after);
  compareRequestBodies(request, before.source.requestBody, after.source.requestBody);
  compareResponses(response, before.source.responses, after.source.responses);
  compareRemaining(request, placeOf(""), before.source, after.source, COMPARED);
  compareRemaining(request, placeOf("path"), before.pathItem, after.pathItem, COMPARED_OF_PATH);
  // Clients read the request of a call that the server sends, and write the response.
  return after.isSent
    ? { request: response.scope, response: request.scope }
    : { request: request.scope, response: response.scope };
}

import fc from "fast-check";
import { checkResponse } from "../../../api-client/checks/check-response.ts";
import { sentenceOf } from "../../../api-client/checks/finding.ts";
import type { HttpResponse } from "../../../api-client/http/exchange.ts";
import { contract } from "../../buyer/contract.ts";
import { exchange } from "../exchange.ts";
import { requestBytes } from "../hostile-case.ts";
import { problemOf } from "../try-case.ts";
import { hostileOrder } from "./hostile-order.ts";
import { hostileRequest } from "./hostile-request.ts";

/** Who sends the requests; `cookie` is that of a session. */
export type Client = { readonly port: number; readonly world: string; readonly cookie: string };

/** Returned before the operation is known, or by the HTTP layer. */
const BEFORE_THE_OPERATION = new Set([400, 404, 405, 413, 431]);

/** Any request to an operation gets a response that conforms to the contract, or a refusal. Throws the violation. */
export const requestProperty = (client: Client) =>
  fc.asyncProperty(hostileRequest, async (request) => {
    const { operationId, method, target, type, body, lines } = request;
    const head = [`x-mock-world: ${client.world}`, `cookie: ${client.cookie}`, ...lines];
    const bytes = requestBytes({
      method,
      target,
      type,
      lines: head,
      ...(body === undefined ? {} : { body }),
    });
    const response = await soundResponse(client.port, bytes, "zh");
    const operation = contract.operation(operationId);
    if (!operation || BEFORE_THE_OPERATION.has(response.status)) return;
    const breaks = checkResponse(contract, operation, response).map(sentenceOf);
    if (breaks.length > 0) throw new Error(`${response.status} breaks the contract: ${breaks.join("; ")}`);
  });

/** Any request to the control API is executed or refused with its own error format, and the server stays up. */
export const orderProperty = (client: Client) =>
  fc.asyncProperty(hostileOrder, async ({ method, target, body }) => {
    const lines = [`x-mock-world: ${client.world}-control`];
    const order = { method, target, lines, type: "application/json" };
    await soundResponse(client.port, requestBytes(method === "GET" ? order : { ...order, body }), "en");
  });

async function soundResponse(port: number, bytes: Buffer, language: "zh" | "en"): Promise<HttpResponse> {
  const { responses, closed, ms } = await exchange(port, [bytes]);
  const [response] = responses;
  if (!response || !closed) throw new Error(`no response after ${Math.round(ms)} ms`);
  const wrong = problemOf(response, language);
  if (wrong !== undefined) throw new Error(wrong);
  return response;
}

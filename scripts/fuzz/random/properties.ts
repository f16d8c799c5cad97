import fc from "fast-check";
import { checkAnswer } from "../../conformance/checks/check-answer.ts";
import { sentenceOf } from "../../conformance/checks/finding.ts";
import type { Answer } from "../../conformance/http/exchange.ts";
import { exchange } from "../exchange.ts";
import { requestBytes } from "../hostile-case.ts";
import { problemOf } from "../try-case.ts";
import { hostileOrder } from "./hostile-order.ts";
import { contract, hostileRequest } from "./hostile-request.ts";

export type Client = { readonly port: number; readonly world: string; session(): string };

/** Answered before the operation is known, or by HTTP itself. */
const BEFORE_THE_OPERATION = new Set([400, 404, 405, 413, 431]);

/** Whatever is asked of an operation is answered as the contract says, or refused. Each run throws what is wrong. */
export const requestProperty = (client: Client) =>
  fc.asyncProperty(hostileRequest, async (request) => {
    const { operationId, method, target, type, body, lines } = request;
    const own = [`x-mock-world: ${client.world}`, `cookie: session=${client.session()}`, ...lines];
    const bytes = requestBytes({ method, target, type, lines: own, ...(body === undefined ? {} : { body }) });
    const response = await soundResponse(client.port, bytes);
    const operation = contract.operation(operationId);
    if (!operation || BEFORE_THE_OPERATION.has(response.status)) return;
    const breaks = checkAnswer(contract, operation, response).map(sentenceOf);
    if (breaks.length > 0) throw new Error(`${response.status} breaks the contract: ${breaks.join("; ")}`);
  });

/** Whatever is sent to the control API, it does or refuses in its own words, and stays up. */
export const orderProperty = (client: Client) =>
  fc.asyncProperty(hostileOrder, async ({ method, target, body }) => {
    const lines = [`x-mock-world: ${client.world}-control`];
    const order = { method, target, lines, type: "application/json" };
    await soundResponse(client.port, requestBytes(method === "GET" ? order : { ...order, body }));
  });

async function soundResponse(port: number, bytes: Buffer): Promise<Answer> {
  const { responses, closed, ms } = await exchange(port, [bytes]);
  const [response] = responses;
  if (!response || !closed) throw new Error(`no answer after ${Math.round(ms)} ms`);
  const wrong = problemOf(response);
  if (wrong !== undefined) throw new Error(wrong);
  return response;
}

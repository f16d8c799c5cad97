import fc from "fast-check";
import { loadContract } from "#mock/contract/load-contract.ts";
import { validateOutput } from "#mock/contract/validate-output.ts";
import { exchange } from "../exchange.ts";
import { requestBytes } from "../hostile-case.ts";
import type { RawResponse } from "../read-responses.ts";
import { wrongWith } from "../wrong-with.ts";
import { hostileOrder } from "./hostile-order.ts";
import { type HostileRequest, hostileRequest } from "./hostile-request.ts";

export type Client = { readonly port: number; readonly world: string; session(): string };

const { operations } = loadContract();
/** What is told before the operation is known, or by HTTP itself. */
const BEFORE_THE_OPERATION = new Set([400, 404, 405, 413, 431]);

/** Whatever is asked of an operation is answered as the contract says, or refused. Each run throws what was wrong. */
export const requestProperty = (client: Client) =>
  fc.asyncProperty(hostileRequest, async (request) => {
    const { method, target, type, body, lines } = request;
    const own = [`x-mock-world: ${client.world}`, `cookie: session=${client.session()}`, ...lines];
    const bytes = requestBytes({ method, target, type, lines: own, ...(body === undefined ? {} : { body }) });
    const response = await soundResponse(client.port, bytes);
    const breaks = breaksOf(request, response);
    if (breaks.length > 0) throw new Error(`${response.status} breaks the contract: ${breaks.join("; ")}`);
  });

/** Whatever the control API is told, it does or refuses in its own words, and stays up. */
export const orderProperty = (client: Client) =>
  fc.asyncProperty(hostileOrder, async ({ method, target, body }) => {
    const lines = [`x-mock-world: ${client.world}-control`];
    const order = { method, target, lines, type: "application/json" };
    await soundResponse(client.port, requestBytes(method === "GET" ? order : { ...order, body }));
  });

async function soundResponse(port: number, bytes: Buffer): Promise<RawResponse> {
  const { responses, closed, ms } = await exchange(port, [bytes]);
  const [response] = responses;
  if (!response || !closed) throw new Error(`no answer after ${Math.round(ms)} ms`);
  const wrong = wrongWith(response);
  if (wrong !== undefined) throw new Error(wrong);
  return response;
}

function breaksOf({ operationId, method }: HostileRequest, { status, headers, body }: RawResponse): string[] {
  const operation = operations.get(operationId);
  if (!operation || method !== operation.method || BEFORE_THE_OPERATION.has(status)) return [];
  const isJson = operation.responses.get(status)?.mediaType === "application/json";
  const parsed: unknown = isJson ? JSON.parse(body) : body;
  return validateOutput(operation, { statusCode: status, headers: { ...headers }, body: parsed }).map(
    ({ message }) => message,
  );
}

import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import { isReference } from "../../api-client/generate/find-data.ts";
import { type Exchange, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import type { Fields } from "../../api-client/request/input.ts";
import type { Words } from "../../api-client/words.ts";
import type { Run } from "../run/run.ts";

const REFUSED: readonly number[] = [400, 415, 422];

/**
 * A valid input must be accepted (§7); errors due to the state (403, 404, 409, 459) do not count as refusing the input.
 */
export function expectAccepted(
  run: Pick<Run, "recorder">,
  exchange: Exchange,
  place: string,
  probe: Words,
): void {
  const { response, call } = exchange;
  if (isSuccess(response)) return;
  if (response.status === 401 && call.operation.needsSession) {
    const expected = { zh: "刚登录的会话可用", en: "a fresh session is accepted" };
    run.recorder.unexpected(exchange, "session-refused", "", expected, probe);
  } else if (REFUSED.includes(response.status)) {
    const expected = { zh: "2xx：输入符合契约", en: "2xx: the input keeps the contract" };
    run.recorder.unexpected(exchange, "valid-refused", place, expected, probe);
  }
}

/**
 * The same for a body. One that refers to existing data, such as an id, may be refused because of that data. So may one
 * whose 422 names only absent fields: it is valid by the schema, but not by the contract's descriptions.
 */
export function expectBodyAccepted(
  run: Pick<Run, "recorder" | "contract">,
  exchange: Exchange,
  sent: Fields | undefined,
  place: string,
  probe: Words,
): void {
  const { body } = exchange.call.operation;
  if (!sent || !body) return expectAccepted(run, exchange, place, probe);
  if (hasReference(body.schema, sent)) return;
  const named = namedFields(exchange);
  if (named.length > 0 && named.every((field) => !isSent(sent, field))) return;
  expectAccepted(run, exchange, place || bodyPlace(named.map(withoutIndexes).join(" "), ""), probe);
}

/** The location of a refused field in the body, without list indexes. */
export const bodyPlace = (field: string, keyword: string): string =>
  `body ${withoutIndexes(field)} ${keyword}`.trim();

const withoutIndexes = (field: string) => field.replaceAll(/\.\d+/g, "[]");

/** The fields that a 422 names. */
export function namedFields({ response }: Exchange): string[] {
  const { errors } = envelopeOf(response);
  if (response.status !== 422 || typeof errors !== "object" || errors === null) return [];
  return Object.keys(errors);
}

function isSent(sent: Fields, field: string): boolean {
  let value: FormValue = { ...sent };
  for (const key of field.split(".")) value = (value as Record<string, FormValue> | null | undefined)?.[key];
  return value !== undefined;
}

function hasReference(schema: Schema, value: FormValue, name = ""): boolean {
  if (typesOf(schema).includes("array"))
    return Array.isArray(value) && value.some((item) => hasReference(schema.items ?? {}, item, name));
  if (schema.properties && typeof value === "object" && value !== null)
    return Object.entries(value).some(([key, item]) =>
      hasReference(schema.properties?.[key] ?? {}, item, key),
    );
  return value !== undefined && isReference(name, schema);
}

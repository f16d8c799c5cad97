import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Fields } from "../../api-client/request/input.ts";
import type { Notation } from "../generate/notations.ts";
import type { Steps } from "./steps.ts";

/** Sends a body with its lists in another notation; undefined if it was refused, which is recorded as a failure. */
export async function sendInNotation(
  steps: Steps,
  id: string,
  body: Fields,
  { name, words, encode }: Notation,
): Promise<Exchange | undefined> {
  const exchange = await steps.call(id, { body, encode, probe: words });
  const { response } = exchange;
  if (![400, 415, 422].includes(response.status)) return exchange;
  const expected = { zh: "与 ids[0]=1 同样成功", en: "success, as with ids[0]=1" };
  steps.run.recorder.unexpected(exchange, "notation-ignored", name, expected, words);
  return undefined;
}

import { show } from "../../api-client/checks/finding.ts";
import { envelopeOf } from "../../api-client/http/exchange.ts";

/** The number of records in each list of a response, or of the list that it is. */
export function listSizes(response: Parameters<typeof envelopeOf>[0]): string {
  const { data } = envelopeOf(response);
  const parts = Array.isArray(data) ? { data } : (data ?? {});
  const lists = Object.entries(parts as Record<string, unknown>).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, value.length]] : [],
  );
  return show(Object.fromEntries(lists));
}

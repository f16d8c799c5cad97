import { same, show } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import type { Base } from "../../api-client/generate/base-input.ts";
import { type Exchange, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import { negativesOf } from "../generate/negatives.ts";
import type { Variation } from "../generate/variation.ts";
import { type Probe, type ProbeRun, isBroken } from "./probe.ts";

/** Refused before the input is validated: forbidden, no longer possible, contract not signed, too many requests. */
const OTHER_REASONS: readonly number[] = [401, 403, 409, 429, 459];

/** Calls that are invalid in exactly one way: each must be refused with a 422 that names the field (§5, §8). */
export const probeNegative: Probe = async (run, operation, base) => {
  if (!base) return;
  const negatives = negativesOf(operation, base.input);
  for (const negative of negatives) {
    const exchange = await run.tester.call(operation, negative.apply(base.input), negative.label);
    judge(run, operation, negative, base, exchange);
  }
  await probeFieldOrder(run, operation, base, negatives);
};

const TWO_FIELDS = { zh: "两个字段有误", en: "two fields are wrong" };

/** Two fields of the body that are wrong at once: the errors name them in the order of the request. */
async function probeFieldOrder(
  run: ProbeRun,
  operation: Operation,
  { input }: Base,
  negatives: readonly Variation[],
): Promise<void> {
  const order = Object.keys(operation.body?.schema.properties ?? {});
  const [first, ...others] = negatives
    .filter(({ place, field }) => place.part === "body" && order.includes(field))
    .toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  const last = others.findLast(({ field }) => field !== first?.field);
  if (!first || !last) return;
  const exchange = await run.tester.call(operation, first.apply(last.apply(input)), TWO_FIELDS);
  const { errors } = envelopeOf(exchange.response);
  if (exchange.response.status !== 422 || typeof errors !== "object" || errors === null) return;
  const wanted = [first.field, last.field];
  const named = Object.keys(errors).filter((field) => wanted.includes(field));
  if (named.length < wanted.length || String(named) === String(wanted)) return;
  run.recorder.add(
    exchange,
    { rule: "field-order", place: "errors", expected: same(wanted.join(", ")), seen: same(named.join(", ")) },
    TWO_FIELDS,
  );
}

function judge(
  run: ProbeRun,
  operation: Operation,
  { field, place, keyword, label }: Variation,
  { isGuessed }: Base,
  exchange: Exchange,
): void {
  const { response } = exchange;
  const at = `${place.part} ${field.replaceAll(/\.\d+/g, "[]")} ${keyword}`;
  if (isSuccess(response)) {
    const expected = { zh: `422，errors 指明 ${field}`, en: `422 whose errors name ${field}` };
    return run.recorder.unexpected(exchange, "invalid-accepted", at, expected, label);
  }
  if (isBroken(operation, response) || OTHER_REASONS.includes(response.status)) return;
  // The example's data may be missing, which is checked before the rest.
  if (isGuessed && response.status === 404) return;
  // A router may check the pattern of a path and return 404.
  if (place.part === "path" && response.status === 404) return;
  if (response.status !== 422)
    return run.recorder.unexpected(exchange, "invalid-status", at, same("422"), label);
  const { errors } = envelopeOf(response);
  if (typeof errors !== "object" || errors === null || Object.hasOwn(errors, field)) return;
  if (isGuessed) return;
  run.recorder.add(
    exchange,
    { rule: "field-not-named", place: at, expected: same(`errors["${field}"]`), seen: same(show(errors)) },
    label,
  );
}

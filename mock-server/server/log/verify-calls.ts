import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import { decodeForm } from "#api-spec/kit/codec/decode-form.ts";
import type { CallExpectation } from "#generated/control/model/callExpectation.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { findUnknownField } from "#mock/contract/find-unknown-field.ts";
import { findOperation } from "#mock/faults/check-target.ts";
import { isValue } from "#mock/faults/match-call.ts";
import { InputError } from "#mock/input/input-error.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";
import type { App } from "../app.ts";
import { presentCall } from "./present-call.ts";
import { type LoggedCall, hasStatus } from "./request-log.ts";

const NEAR_MISSES = 5;

type Contents = Partial<Record<"path" | "query" | "body", unknown>>;

/**
 * Prepares an expectation of calls. The returned function judges a log: how many calls match, and how the nearest
 * others differ. Throws InputError for an operation and for fields that the contract does not have.
 */
export function verifyCalls({ contract, router }: App, expectation: CallExpectation) {
  const { operationId, times, after = 0 } = expectation;
  const operation = findOperation(contract, operationId);
  const schemas = {
    path: operation.pathParameters.schema,
    query: operation.query.schema,
    body: bodyOf(operation),
  };
  for (const part of PARTS) {
    const schema = schemas[part] ?? {};
    for (const path of pathsOf(expectation[part] ?? {})) {
      const unknown = findUnknownField(schema, path, contract.resolve);
      if (!unknown) continue;
      const place = [operationId, part, unknown.place].filter(Boolean).join(".");
      throw new InputError(
        unknownName(`${place}${say(" has no field", " 没有字段")}`, unknown.name, unknown.names),
      );
    }
  }

  const contentsOf = (call: LoggedCall): Contents => {
    const [path = "", queryText = ""] = call.url.split("?");
    const routed = router(operation.host, call.method, path);
    const parts = {
      path: routed.kind === "found" ? routed.parameters : {},
      query: decodeForm(queryText),
      body: presentCall(call).body ?? undefined,
    };
    return Object.fromEntries(
      PARTS.map((part) => [part, coerceBySchema(parts[part], schemas[part] ?? {}, contract.resolve)]),
    );
  };

  const differencesOf = (call: LoggedCall): readonly string[] => {
    const { state, status } = expectation;
    const contents = contentsOf(call);
    return [
      ...(state === undefined || state === call.state ? [] : [differs("state", call.state, state)]),
      ...(status === undefined || (call.state === "ended" && hasStatus(call.status, String(status)))
        ? []
        : [differs("status", call.state === "ended" ? call.status : call.state, status)]),
      ...PARTS.flatMap((part) =>
        expectation[part] === undefined ? [] : [...differences(expectation[part], contents[part], part)],
      ),
    ];
  };

  return (calls: readonly LoggedCall[]) => {
    const later = calls.filter(({ id }) => id > after);
    const judged = later
      .filter((call) => call.operationId === operationId)
      .map((call) => ({ call, differences: differencesOf(call) }));
    const matching = judged.filter((each) => each.differences.length === 0).map(({ call }) => call);
    const missed = judged
      .filter((each) => each.differences.length > 0)
      .toSorted((a, b) => a.differences.length - b.differences.length)
      .slice(0, NEAR_MISSES);
    const matched = matching.length;
    const ok = times === undefined ? matched > 0 : matched === times;
    return {
      ok,
      matched,
      message: [
        summary(operationId, matched, times),
        ...(ok ? [] : missed.map((each) => `  ${describe(each)}`)),
        ...(ok || judged.length > 0 ? [] : [`  ${others(later)}`]),
      ].join("\n"),
      requests: matching.map(presentCall),
      near_misses: missed.map((each) => ({ call: presentCall(each.call), differences: each.differences })),
    };
  };
}

const PARTS = ["path", "query", "body"] as const;

const bodyOf = ({ checkedBodies: [first] }: CompiledOperation) => first?.schema;

/** The paths of all fields that a value names. */
function* pathsOf(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== "object" || value === null) yield path;
  else for (const [name, inner] of Object.entries(value)) yield* pathsOf(inner, [...path, name]);
}

/** An object may have more fields than expected, a list has as many items. */
function* differences(expected: unknown, sent: unknown, place: string): Generator<string> {
  if (isNothing(expected)) {
    if (!isNothing(sent)) yield differs(place, sent, expected);
  } else if (typeof expected !== "object" || expected === null) {
    if (!isValue(expected as string, sent)) yield differs(place, sent, expected);
  } else if (typeof sent !== "object" || sent === null || Array.isArray(expected) !== Array.isArray(sent))
    yield differs(place, sent, expected);
  else if (Array.isArray(expected) && expected.length !== (sent as readonly unknown[]).length)
    yield differs(place, sent, expected);
  else
    for (const [name, value] of Object.entries(expected))
      yield* differences(
        value,
        Object.hasOwn(sent, name) ? (sent as Record<string, unknown>)[name] : undefined,
        `${place}.${name}`,
      );
}

/** A form has no empty lists, and an empty text for null. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

const differs = (place: string, sent: unknown, expected: unknown): string =>
  say(
    `${place} is ${show(sent)}, expected ${show(expected)}`,
    `${place} 是 ${show(sent)}，应为 ${show(expected)}`,
  );

const show = (value: unknown): string =>
  value === undefined ? say("missing", "缺失") : (JSON.stringify(value) ?? "").slice(0, 200);

function summary(id: string, matched: number, times: number | undefined): string {
  const [least, leastZh] = times === undefined ? ["at least ", "至少"] : ["", ""];
  const calls = times ?? 1;
  return say(
    `${id}: expected ${least}${calls} matching ${calls === 1 ? "call" : "calls"}, found ${matched}`,
    `${id}：应有${leastZh} ${calls} 次匹配的请求，实际 ${matched} 次`,
  );
}

const describe = ({
  call,
  differences: found,
}: {
  call: LoggedCall;
  differences: readonly string[];
}): string =>
  `#${call.id} ${call.method} ${call.url} ${call.state === "ended" ? call.status : call.state}: ${found.join("; ")}`;

function others(calls: readonly LoggedCall[]): string {
  const ids = [...new Set(calls.flatMap(({ operationId }) => operationId ?? []))];
  return ids.length === 0
    ? say("no operation was called", "没有调用任何接口")
    : say(`called instead: ${ids.join(", ")}`, `只调用了 ${ids.join("、")}`);
}

import { closestMatch } from "leven";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { findUnknownField } from "#mock/contract/find-unknown-field.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import { InputError } from "#mock/input/input-error.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";
import { type Fault, type FaultMatch, replacesResponse } from "./fault.ts";
import { fieldPath } from "./match-call.ts";
import { haveCommonPath } from "./path-pattern.ts";

/**
 * Checks that calls can fit a rule. `others` are patterns of paths that get a response although no contract has them;
 * `*` is for an upstream, which may respond to anything. Throws InputError, naming the nearest operation.
 */
export function checkTarget(
  contract: Contract,
  match: FaultMatch,
  faults: readonly Fault[],
  others: readonly string[],
): void {
  const { operationId, tag } = match;
  const operations = [...contract.operations.values()];
  const operation = operationId === undefined ? undefined : findOperation(contract, operationId);
  const tags = new Set(operations.map((each) => each.tag));
  if (tag !== undefined && !tags.has(tag))
    throw new InputError(unknownName(say("unknown tag", "未知标签"), tag, [...tags]));
  for (const fault of faults) checkExample(operation, fault);
  if (match.outside) checkOutside(match, faults, operations);
  else if (!isElsewhere(match, others)) checkOperations(match, operations, contract.resolve);
}

/** Throws InputError for an address that an operation has, and for a fault that needs a response to change. */
function checkOutside(
  { outside: _true, ...match }: FaultMatch,
  faults: readonly Fault[],
  operations: readonly CompiledOperation[],
): void {
  if (match.path === undefined || !faults.every(replacesResponse))
    throw new InputError(
      say(
        "match: outside needs a path, and a fault that responds by itself, such as answer",
        "match：outside 需要 path，以及能自行应答的故障，如 answer",
      ),
    );
  const operation = operations.find((each) => canFit(match, each));
  if (operation)
    throw new InputError(
      say(
        `match: ${wordsOf(match)} is in the contract, as ${operation.id}: leave outside out`,
        `match：${wordsOf(match)} 在契约中（${operation.id}）：请去掉 outside`,
      ),
    );
}

/** The operation of a name. Throws InputError with the nearest. */
export function findOperation({ operations }: Contract, id: string): CompiledOperation {
  const operation = operations.get(id);
  if (operation) return operation;
  const nearest = closestMatch(id, [...operations.keys()]);
  throw new InputError(
    say(`unknown operation ${id} (did you mean ${nearest}?)`, `未知接口 ${id}（您是不是要找 ${nearest}？）`),
  );
}

function checkExample(operation: CompiledOperation | undefined, { status, example }: Fault): void {
  const examples = status === undefined ? undefined : operation?.responses.get(status)?.examples;
  if (examples && example !== undefined && !examples.has(example))
    throw new InputError(
      unknownName(
        say(
          `the ${status} response of ${operation?.id} has no example`,
          `${operation?.id} 的 ${status} 响应没有示例`,
        ),
        example,
        [...examples.keys()],
      ),
    );
}

/** True if a rule may target an address that no operation has. */
const isElsewhere = (
  { operationId, tag, provenance, path, body }: FaultMatch,
  others: readonly string[],
): boolean =>
  operationId === undefined &&
  tag === undefined &&
  provenance === undefined &&
  body === undefined &&
  (path === undefined ? others.includes("*") : others.some((pattern) => haveCommonPath(path, pattern)));

function checkOperations(
  match: FaultMatch,
  operations: readonly CompiledOperation[],
  resolve: ResolveSchema,
): void {
  const fitting = operations.filter((operation) => canFit(match, operation));
  if (fitting.length === 0)
    throw new InputError(
      say(
        `no operation has ${wordsOf(match)}; the nearest is ${nearest(match, operations)}`,
        `没有接口符合 ${wordsOf(match)}；最接近的是 ${nearest(match, operations)}`,
      ),
    );
  const { body, query } = match;
  const names = (fields: object) => Object.keys(fields).join(", ");
  if (body && fitting.every(({ checkedBodies }) => checkedBodies.length === 0))
    throw new InputError(
      say(
        `match: ${wordsOf(match)} takes no body, so no call has ${names(body)} in it`,
        `match：${wordsOf(match)} 没有请求体，因此不会有请求包含 ${names(body)}`,
      ),
    );
  // A rule for several operations is for those that have the field or parameter.
  const bodies = fitting.flatMap(({ checkedBodies: [first] }) => first?.schema ?? []);
  for (const name of Object.keys(body ?? {})) {
    const unknown = bodies.map((schema) => findUnknownField(schema, fieldPath(name), resolve));
    const [first] = unknown;
    if (first && unknown.every((each) => each !== undefined)) {
      const place = ["body", first.place].filter(Boolean).join(".");
      const names = [...new Set(unknown.flatMap((each) => each?.names ?? []))];
      const what = say(`${wordsOf(match)}: ${place} has no field`, `${wordsOf(match)}：${place} 没有字段`);
      throw new InputError(unknownName(what, first.name, names));
    }
  }
  const parameters = new Set(fitting.flatMap((each) => Object.keys(each.query.schema.properties ?? {})));
  for (const name of Object.keys(query ?? {})) {
    const [first = ""] = fieldPath(name);
    if (![...parameters].some((parameter) => fieldPath(parameter)[0] === first))
      throw new InputError(
        unknownName(say(`${wordsOf(match)} has no query parameter`, `${wordsOf(match)} 没有查询参数`), name, [
          ...parameters,
        ]),
      );
  }
}

function canFit(
  { operationId, tag, provenance, method, path }: FaultMatch,
  operation: CompiledOperation,
): boolean {
  if (operationId !== undefined && operation.id !== operationId) return false;
  if (tag !== undefined && operation.tag !== tag) return false;
  if (provenance !== undefined && operation.provenance !== provenance) return false;
  const requested = method?.toUpperCase();
  if (requested !== undefined && (requested === "HEAD" ? "GET" : requested) !== operation.method)
    return false;
  return path === undefined || haveCommonPath(path, pathOf(operation));
}

const pathOf = ({ basePath, path }: CompiledOperation) => basePath + path;

const addressOf = (operation: CompiledOperation) => `${operation.method} ${pathOf(operation)}`;

function wordsOf({ operationId, tag, provenance, method, path }: FaultMatch): string {
  const address = [method?.toUpperCase(), path].filter(Boolean).join(" ");
  const words = [
    operationId,
    tag === undefined ? "" : say(`tag ${tag}`, `标签 ${tag}`),
    provenance,
    address,
  ].filter(Boolean);
  return words.join(", ") || say("any operation", "任意接口");
}

/** Returns the most similar address among the operations that the rule names by id or tag, else among all. */
function nearest({ operationId, tag, method, path }: FaultMatch, all: readonly CompiledOperation[]): string {
  const named = all.filter((each) =>
    operationId === undefined ? tag === undefined || each.tag === tag : each.id === operationId,
  );
  const textOf = (operation: CompiledOperation) =>
    method === undefined ? pathOf(operation) : addressOf(operation);
  const text = [method?.toUpperCase(), path].filter(Boolean).join(" ");
  const found = closestMatch(text, named.map(textOf));
  const operation = named.find((each) => textOf(each) === found);
  return operation ? `${operation.id} (${addressOf(operation)})` : say("none", "无");
}

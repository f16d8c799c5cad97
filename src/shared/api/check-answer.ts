import { answerOutlines, answerShapes, namedShapes, type Shape } from "#generated/answer-shapes.ts";
import { ApiError } from "./api-error.ts";
import type { FoundOperation } from "./find-operation.ts";

/**
 * Throws where the answer of a call that every page makes lacks a field or has one of another type, or where that of
 * another call has no list or no object where the contract has one: what components are given is what they can walk
 * through, or an error like that of a server out of order. Limits of length and range are not judged, as nothing breaks by
 * them.
 */
export function checkAnswer(body: unknown, { id }: Pick<FoundOperation, "id">): void {
  const fault = faultIn(body, id);
  if (fault === undefined) return;
  console.error(`${id}: ${fault}`);
  throw new ApiError("server", "", { operationId: id, cause: new TypeError(fault) });
}

/** What is wrong with the answer of a call: `data.nav: not a list`. */
export function faultIn(body: unknown, id: string): string | undefined {
  const shape = answerShapes[id] ?? answerOutlines[id];
  return shape === undefined ? undefined : findFault(body, shape, "");
}

/** The first value that is not what the shape says, with the path to it: `data.nav: not a list`. */
function findFault(value: unknown, shape: Shape, path: string): string | undefined {
  if (shape === "any") return undefined;
  if (typeof shape === "string") {
    if (shape.startsWith("#")) return findFault(value, namedShapes[shape.slice(1)] ?? "", path);
    return (value === null ? "null" : typeof value) === shape ? undefined : `${path}: not a ${shape}`;
  }
  if (isAlternatives(shape)) {
    const [, ...shapes] = shape;
    const faults = shapes.map((one) => findFault(value, one, path));
    return faults.includes(undefined) ? undefined : faults[0];
  }
  if (isList(shape)) {
    if (!Array.isArray(value)) return `${path}: not a list`;
    return firstOf(value, (item, index) => findFault(item, shape[1], join(path, String(index))));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return `${path}: not an object`;
  return firstOf(Object.entries(shape), ([name, one]) => {
    const field = name.replace(/\?$/, "");
    const inside: unknown = Reflect.get(value, field);
    if (inside === undefined && name !== field) return undefined;
    return findFault(inside, one, join(path, field));
  });
}

const join = (path: string, part: string): string => (path === "" ? part : `${path}.${part}`);

function isAlternatives(shape: Shape): shape is readonly ["or", ...Shape[]] {
  return Array.isArray(shape) && shape[0] === "or";
}

function isList(shape: Shape): shape is readonly ["list", Shape] {
  return Array.isArray(shape) && shape[0] === "list";
}

function firstOf<T>(items: readonly T[], find: (item: T, index: number) => string | undefined) {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

import { type Operation, type OperationId, operations, type Shape } from "#generated/operations.ts";
import { responseShapes, namedShapes } from "#generated/response-shapes.ts";
import { ApiError } from "./api-error.ts";

type Shapes = { readonly [name: string]: Shape };

/** The shape of a response, and those that it names. */
export type Expected = { shape: Shape | undefined; named: Shapes };

/**
 * The shape of the response of a call that every page makes or that changes something, and the outline of that of any
 * other: its lists and objects. Shapes of changes are loaded while the call is under way; where that fails, nothing
 * is expected.
 */
export async function expectedOf(id: OperationId): Promise<Expected | undefined> {
  const { data }: Operation = operations[id];
  const shape = responseShapes[id] ?? (data && { data });
  if (shape) return { shape, named: namedShapes };
  const late = await import("#generated/change-shapes.ts").catch(() => undefined);
  return late && { shape: late.changeShapes[id], named: late.namedShapes };
}

/**
 * Throws where a response lacks what is expected of it or has something of another type there: what components are
 * given is what they can walk through, and a change is not taken for made unless the response says so whole. The error
 * is like that of a server out of order. Limits of length and range are not judged, as nothing breaks by them.
 */
export function checkShape(body: unknown, id: OperationId, expected: Expected | undefined): void {
  const fault = faultIn(body, expected);
  if (fault === undefined) return;
  console.error(`${id}: ${fault}`);
  throw new ApiError("server", "", { operationId: id, cause: new TypeError(fault) });
}

/** Describes the first fault of a response and its position (`data.nav: not a list`); undefined if there is none. */
export function faultIn(body: unknown, expected: Expected | undefined): string | undefined {
  return expected?.shape === undefined ? undefined : findFault(body, expected.shape, "", expected.named);
}

/** The first value that is not what the shape says, with the path to it: `data.nav: not a list`. */
function findFault(value: unknown, shape: Shape, path: string, named: Shapes): string | undefined {
  const inner = (one: unknown, of: Shape, part: string) => findFault(one, of, join(path, part), named);
  if (shape === "any") return undefined;
  if (typeof shape === "string") {
    if (shape.startsWith("#")) return findFault(value, named[shape.slice(1)] ?? "", path, named);
    return (value === null ? "null" : typeof value) === shape ? undefined : `${path}: not a ${shape}`;
  }
  if (isAlternatives(shape)) {
    const [, ...shapes] = shape;
    const faults = shapes.map((one) => findFault(value, one, path, named));
    return faults.includes(undefined) ? undefined : faults[0];
  }
  if (isList(shape)) {
    if (!Array.isArray(value)) return `${path}: not a list`;
    return firstOf(value, (item, index) => inner(item, shape[1], String(index)));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return `${path}: not an object`;
  return firstOf(Object.entries(shape), ([name, one]) => {
    const field = name.replace(/\?$/, "");
    const inside: unknown = Reflect.get(value, field);
    if (inside === undefined && name !== field) return undefined;
    return inner(inside, one, field);
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

import { namePattern } from "#api-spec/kit/name-pattern.ts";
import type { Operation } from "#api-spec/kit/operations.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";

/** The calls that the mock serves itself in front of a backend that does not have everything yet. */
export type MixedMode = {
  /** Tags, operations (`cart*` for several) and `inferred`, for the calls that are the contract's own. */
  readonly mockOnly?: readonly string[] | undefined;
  /** True to serve calls to which the backend responds with 404 or 501. */
  readonly mockMissing?: boolean | undefined;
};

type Named = Pick<Operation, "id" | "tag" | "provenance">;

export type Mixing = {
  /** True if the mock serves an operation without calling the backend. */
  isMocked(operation: Pick<Operation, "id">): boolean;
  /** True if the mock serves operations that the backend does not have. */
  readonly fillsGaps: boolean;
};

/** Throws InputError for a name that selects nothing. */
export function createMixing(
  { mockOnly = [], mockMissing = false }: MixedMode,
  operations: readonly Named[],
): Mixing {
  const chosen = new Set(mockOnly.flatMap((name) => selectByName(name, operations)));
  return { isMocked: ({ id }) => chosen.has(id), fillsGaps: mockMissing };
}

function selectByName(name: string, operations: readonly Named[]): string[] {
  const pattern = namePattern(name);
  const found = operations.filter(
    ({ id, tag, provenance }) => tag === name || provenance === name || pattern.test(id),
  );
  if (found.length === 0)
    throw new InputError(
      say(
        `--mock-only ${name} is neither a tag nor an operation of the contract (patterns like cart* are possible), nor "inferred"`,
        `--mock-only ${name} 既不是契约的标签或接口（可用 cart* 这样的通配），也不是 "inferred"`,
      ),
    );
  return found.map(({ id }) => id);
}

type Refused = {
  readonly status: number;
  /** True if the contract declares this response. */
  readonly isDeclared: boolean;
};

/**
 * True if a backend does not have an operation: it responds with 501 or 404. A 404 that the contract declares for a
 * path with a parameter does not count: it only means that the record does not exist.
 */
export const isMissing = (
  { path, responses }: Pick<Operation, "path" | "responses">,
  { status, isDeclared }: Refused,
): boolean => status === 501 || (status === 404 && !(path.includes("{") && responses.has(404) && isDeclared));

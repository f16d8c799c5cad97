import { namePattern } from "#api-spec/kit/name-pattern.ts";
import type { Contract, Operation } from "../../api-client/contract/operation.ts";
import { SetupError } from "../../api-client/setup-error.ts";
import type { ConformanceOptions } from "../options.ts";

/** The operations selected by the options. Throws SetupError for a tag or operation that selects nothing. */
export function selectOperations(
  { operations }: Contract,
  options: ConformanceOptions,
): readonly Operation[] {
  const { tags = [], operations: ids = [], only } = options;
  for (const tag of tags)
    if (!operations.some((operation) => operation.tag === tag))
      throw unknown("--tag", tag, [...new Set(operations.map((each) => each.tag))]);
  const patterns = ids.map(namePattern);
  for (const id of ids)
    if (!operations.some((operation) => namePattern(id).test(operation.id))) {
      const alike = operations.map((each) => each.id).filter((each) => isAlike(each, id));
      throw unknown("--operation", id, alike);
    }
  return operations.filter(
    ({ id, tag, provenance }) =>
      (tags.length + ids.length === 0 || tags.includes(tag) || patterns.some((each) => each.test(id))) &&
      (only === undefined || provenance === only),
  );
}

function unknown(option: string, name: string, choices: readonly string[]): SetupError {
  const list = choices.slice(0, 30).join(", ");
  return new SetupError({
    zh: `${option} ${name} 在契约中不存在${list && `；有：${list}`}`,
    en: `${option} ${name} is not in the contract${list && `; it has: ${list}`}`,
  });
}

const isAlike = (name: string, given: string) => {
  const [a, b] = [name.toLowerCase(), given.toLowerCase()];
  return a.includes(b) || b.includes(a) || a.slice(0, 5) === b.slice(0, 5);
};

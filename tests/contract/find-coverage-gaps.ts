import type { ContractDocument } from "#api-spec/kit/document.ts";
import type { DocumentedCall } from "./documented-calls.ts";
import { type Input, type Operation, inputsOf, operationsOf } from "./documented-inputs.ts";

/** A difference between the contract and the documentation. */
export interface Gap {
  rule:
    | "documented-call-missing"
    | "documented-call-unlisted"
    | "documented-call-unmarked"
    | "documented-input-missing"
    | "documented-input-unmarked"
    | "inferred-input-unmarked"
    | "documented-value-differs";
  call: string;
  path: string;
  says: string;
}

/**
 * Compares the bundled contract with the list of documented calls, both ways: nothing documented may be missing or
 * renamed, and nothing else may be marked as documented. Returns every gap.
 */
export function findCoverageGaps(contract: ContractDocument, documented: readonly DocumentedCall[]): Gap[] {
  const gaps: Gap[] = [];
  const operations = operationsOf(contract);
  const listed = new Set(documented.map(([method, path]) => `${method} ${path}`));

  for (const call of documented) {
    const [method, path] = call;
    const name = `${method} ${path}`;
    const operation = operations.get(name);
    if (operation) gaps.push(...compare(contract, operation, call));
    else {
      const others = [...operations.keys()].filter((other) => other.split(" ")[1] === path);
      const says = others.length > 0 ? `only ${others.join(", ")} is there` : "there is no such path";
      gaps.push({ rule: "documented-call-missing", call: name, path, says });
    }
  }
  for (const [call, { provenance, path }] of operations)
    if (provenance === "documented" && !listed.has(call))
      gaps.push({
        rule: "documented-call-unlisted",
        call,
        path,
        says: "is marked documented but is not in documented-calls.ts: say x-provenance: inferred",
      });
  return gaps;
}

function compare(
  contract: ContractDocument,
  operation: Operation,
  [method, path, inputs = {}]: DocumentedCall,
): Gap[] {
  const gaps: Gap[] = [];
  const add = (rule: Gap["rule"], says: string) => gaps.push({ rule, call: `${method} ${path}`, path, says });
  if (operation.provenance !== "documented")
    add("documented-call-unmarked", "must say x-provenance: documented");

  const found = inputsOf(contract, operation);
  for (const place of ["path", "query", "body"] as const) {
    const named = inputs[place] ?? [];
    const here = found.filter((input) => input.place === place);
    for (const name of named) {
      const input = here.find((one) => one.name === name);
      if (!input) {
        const others = here.map((one) => one.name).join(", ") || "none";
        add("documented-input-missing", `has no ${place} input ${name} (there are: ${others})`);
        continue;
      }
      if (input.inferred)
        add("documented-input-unmarked", `${place} input ${name} is documented, not inferred`);
      const value = inputs.values?.[name];
      if (value !== undefined && !usuallyIs(input, value))
        add("documented-value-differs", `${place} input ${name} must have the default ${value}`);
    }
    if (inputs.bag === place && !here.some(({ name }) => !named.includes(name)))
      add("documented-input-missing", `names no ${place} inputs for the documented set`);
    for (const { name, inferred } of here)
      if (!inferred && !named.includes(name))
        add(
          "inferred-input-unmarked",
          `${place} input ${name} is not documented: say x-provenance: inferred`,
        );
  }
  return gaps;
}

function usuallyIs({ schema }: Input, value: number): boolean {
  return (schema.const ?? schema.default) === value;
}

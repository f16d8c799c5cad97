import { expect, test } from "vitest";
import type { Severity } from "#scripts/contract-diff/change.ts";
import { diffContracts } from "#scripts/contract-diff/diff-contracts.ts";
import { printChanges } from "#scripts/contract-diff/print-changes.ts";
import { rules } from "#scripts/contract-diff/rules.ts";
import { at, edited } from "./edit.ts";
import { plantedInputs } from "./planted-inputs.ts";
import { plantedOperations } from "./planted-operations.ts";
import { plantedSchemas } from "./planted-schemas.ts";
import { get, post } from "./planted.ts";
import { smallContract } from "./small-contract.ts";

const planted = [...plantedOperations, ...plantedInputs, ...plantedSchemas];

/** The level of the next release if it contains only one such change. */
const RELEASES = { breaking: "major", compatible: "minor", documentation: "patch" };

/** The complete report on one change: nothing else may be found. */
function onlyLine(severity: Severity, line: string): string {
  const heading = severity.charAt(0).toUpperCase() + severity.slice(1);
  const counts = { breaking: 0, compatible: 0, documentation: 0, [severity]: 1 };
  const total = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return `What changed in the contract since main\n\n${heading}\n  ${line}\n\n${total.join(", ")}: the next release is a ${RELEASES[severity]} one`;
}

test("every kind of change is planted", () => {
  const kinds = new Set<string>(planted.map((change) => change.kind));
  expect(Object.keys(rules).filter((kind) => !kinds.has(kind))).toEqual([]);
});

test.each(planted)("$kind ($severity): $line", ({ kind, severity, line, edits }) => {
  const changes = diffContracts(smallContract, edited(smallContract, edits));
  expect(printChanges(changes, "main")).toBe(onlyLine(severity, line));
  expect(changes.map((change) => change.kind)).toEqual([kind]);
});

test("recursive schemas terminate", () => {
  const place = `${get} > responses > 200 > content > application/json > schema > properties > loop`;
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const object = (name: string, schema: object) => ({ type: "object", properties: { [name]: schema } });
  const before = edited(smallContract, {
    [place]: ref("A"),
    "components > schemas > A": object("x", object("y", ref("A"))),
  });
  const after = edited(smallContract, {
    [place]: object("x", ref("B")),
    "components > schemas > B": object("y", object("x", ref("B"))),
  });
  expect(diffContracts(before, after)).toEqual([]);
  const endless = { "components > schemas > L": { type: "array", items: ref("L") }, [place]: ref("L") };
  const typed = edited(before, endless);
  expect(diffContracts(edited(typed, { [place]: {} }), typed).map(({ kind }) => kind)).toContain(
    "type-narrowed",
  );
  const union = { anyOf: [ref("A"), { type: "string" }] };
  const widened = edited(before, { "components > schemas > A > properties > x > properties > y": union });
  expect(diffContracts(before, widened).map(({ says }) => says)).toEqual([
    'field x.y another alternative was added ({"type":"string"})',
  ]);
});

test("the encoding of a form field is compared where the form is a shared schema", () => {
  const form = `${post} > requestBody > content > application/x-www-form-urlencoded`;
  const schema = at(smallContract, `${form} > schema`);
  const before = edited(smallContract, {
    "components > schemas > Rows": schema,
    [`${form} > schema`]: { $ref: "#/components/schemas/Rows" },
  });
  const changes = diffContracts(before, edited(before, { [`${form} > encoding`]: undefined }));
  expect(changes.map(({ says }) => says)).toEqual([
    "body field rows style is now form instead of deepObject",
  ]);
});

test("bounds beside an enum are ignored", () => {
  const kind = `${get} > responses > 200 > content > application/json > schema > properties > kind > maximum`;
  expect(diffContracts(smallContract, edited(smallContract, { [kind]: 2 }))).toEqual([]);
});

test("a change of many operations is reported once, and each added operation separately", () => {
  const paths = { ...smallContract.paths };
  for (const name of ["a", "b", "c", "d"]) {
    const operation = { operationId: name, responses: { 200: { description: "成功" } } };
    paths[`/${name}`] = { get: operation };
  }
  const before = { ...smallContract, paths };
  expect(printChanges(diffContracts(smallContract, before), "main")).toContain("4 compatible");
  const everywhere = ["a", "b", "c", "d"].map((name) => [`paths > /${name} > get > tags`, ["x"]]);
  const changes = diffContracts(before, edited(before, Object.fromEntries(everywhere)));
  expect(changes).toHaveLength(1);
  expect(changes[0]?.requests).toHaveLength(4);
  expect(printChanges(changes, "main")).toContain("  4 operations: tag is now x instead of none (");
});

test("the same contract with reordered keys has not changed", () => {
  const reversed = JSON.parse(JSON.stringify(smallContract), (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  ) as typeof smallContract;
  expect(diffContracts(smallContract, reversed)).toEqual([]);
});

import { expect, test } from "vitest";
import type { Severity } from "#scripts/contract-diff/change.ts";
import { diffContracts } from "#scripts/contract-diff/diff-contracts.ts";
import { printChanges } from "#scripts/contract-diff/print-changes.ts";
import { rules } from "#scripts/contract-diff/rules.ts";
import { type Edits, at, edited } from "./edit.ts";
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

const page = `${get} > parameters > 0 > schema`;
const answered = `${get} > responses > 200 > content > application/json > schema`;
const money = "components > schemas > Money";

test.each<[what: string, before: Edits, after: Edits]>([
  [
    "an integer above 0 and one from 1",
    {},
    { [`${page} > minimum`]: undefined, [`${page} > exclusiveMinimum`]: 0 },
  ],
  ["an integer and a multiple of 1", {}, { [`${page} > multipleOf`]: 1 }],
  [
    "values of an enum in another order, with their names",
    { [`${answered} > properties > kind > x-enum-varnames`]: ["Small", "Large"] },
    {
      [`${answered} > properties > kind > enum`]: [2, 1],
      [`${answered} > properties > kind > x-enum-varnames`]: ["Large", "Small"],
    },
  ],
  [
    "a field and its requirement in a condition",
    {},
    {
      [`${answered} > properties > name`]: undefined,
      [`${answered} > required`]: ["kind", "price"],
      [`${answered} > allOf`]: [{ $ref: "#/components/schemas/Named" }],
      "components > schemas > Named": {
        type: "object",
        required: ["name"],
        properties: { name: { type: "string", maxLength: 50 } },
      },
    },
  ],
  ["a bound that a condition repeats", {}, { [`${page} > allOf`]: [{ maximum: 100 }, { maximum: 200 }] }],
])("%s are the same", (_, before, after) => {
  const start = edited(smallContract, before);
  expect(diffContracts(start, edited(start, after))).toEqual([]);
});

test.each([
  [
    0.1,
    0.01,
    "multipleOf is now 0.01 instead of 0.1 (wider) in requests: compatible; in responses: breaks clients",
  ],
  [
    0.01,
    0.1,
    "multipleOf is now 0.1 instead of 0.01 (narrower) in requests: breaks clients; in responses: breaks servers",
  ],
  [
    0.2,
    0.3,
    "multipleOf is now 0.3 instead of 0.2 in requests: breaks clients; in responses: breaks clients and servers",
  ],
])("steps of %d become steps of %d", (before, after, line) => {
  const start = edited(smallContract, { [`${money} > multipleOf`]: before });
  const changes = diffContracts(start, edited(start, { [`${money} > multipleOf`]: after }));
  expect(changes.map(({ says, effect }) => `${says} ${effect}`)).toEqual([line]);
});

test("a field of a condition that changes is named once for each operation", () => {
  const start = edited(smallContract, {
    [`${answered} > allOf`]: [{ type: "object", properties: { area: { type: "string" } } }],
  });
  const changed = { [`${answered} > allOf > 0 > properties > area > type`]: "integer" };
  expect(diffContracts(start, edited(start, changed)).map(({ says }) => says)).toEqual([
    "response 200 field area type is now integer instead of string",
  ]);
});

test("a role that is no longer demanded lets others in", () => {
  const security = (roles: string[]) => ({ [`${post} > security`]: [{ session: roles }] });
  const changes = diffContracts(edited(smallContract, security(["owner"])), smallContract);
  expect(changes.map(({ says }) => says)).toEqual(["now also accepts callers with session alone"]);
  const others = edited(smallContract, security(["owner", "clerk"]));
  expect(diffContracts(others, edited(smallContract, security(["owner"]))).map(({ says }) => says)).toEqual([
    "now also accepts callers with session:owner alone",
  ]);
});

test("a header parameter in other letters is the same one", () => {
  const header = (name: string) => ({ [`${post} > parameters`]: [{ in: "header", name }] });
  const start = edited(smallContract, header("X-Seal"));
  expect(diffContracts(start, edited(start, header("x-seal"))).map(({ kind }) => kind)).toEqual([
    "header-respelled",
  ]);
});

test("of a call that the server sends, clients read the request and write the response", () => {
  const webhook = (fields: object, responses: object) => ({
    webhooks: {
      opened: {
        post: {
          requestBody: {
            content: { "application/json": { schema: { type: "object", properties: fields } } },
          },
          responses,
        },
      },
    },
  });
  const start = edited(smallContract, webhook({ id: { type: "integer" } }, { 200: { description: "" } }));
  const after = edited(start, webhook({ id: { type: ["integer", "null"] } }, { 200: { description: "" } }));
  expect(diffContracts(start, after)).toMatchObject([
    { says: "body field id may now be null", effect: "breaks clients", responses: ["POST webhook opened"] },
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

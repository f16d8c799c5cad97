import { at } from "./edit.ts";
import { GET, POST, breaking, compatible, documentation, get, post } from "./planted.ts";
import { smallContract } from "./small-contract.ts";

const parameters = `${get} > parameters`;
const posted = `${post} > requestBody > content > application/x-www-form-urlencoded > schema`;
const success = `${get} > responses > 200 > content > application/json > schema`;
const fields = `${success} > properties`;
const schemas = "components > schemas";
const category = `${schemas} > Category`;
const MONEY = "schema Money (2 operations: 1 in requests, 1 in responses)";
const CATEGORY = "schema Category (1 operation, in responses)";
const PROBLEM = "schema Problem (2 operations, in responses)";
const kind = at(smallContract, `${fields} > kind`);

const values = [
  breaking(
    "type-changed",
    `${POST}: body field memo type is now boolean instead of string — breaks clients`,
    { [`${posted} > properties > memo`]: { type: "boolean" } },
  ),
  breaking(
    "type-changed",
    `${GET}: response 200 field note type is now integer instead of string — breaks clients and servers`,
    { [`${fields} > note > type`]: "integer" },
  ),
  breaking(
    "type-widened",
    `${PROBLEM}: field code type is now also number instead of only integer — breaks clients`,
    { [`${schemas} > Problem > properties > code > type`]: "number" },
  ),
  breaking(
    "type-narrowed",
    `${MONEY}: type is now only integer instead of number — in requests: breaks clients; in responses: breaks servers`,
    { [`${schemas} > Money > type`]: "integer" },
  ),
  breaking("became-nullable", `${GET}: response 200 field menu may now be null — breaks clients`, {
    [`${fields} > menu`]: { anyOf: [{ $ref: "#/components/schemas/Category" }, { type: "null" }] },
  }),
  breaking("became-nullable", `${GET}: response 200 field note may now be null — breaks clients`, {
    [`${fields} > note > type`]: ["string", "null"],
  }),
  compatible("became-nullable", `${POST}: body field memo may now be null`, {
    [`${posted} > properties > memo > type`]: ["string", "null"],
  }),
  breaking("no-longer-nullable", `${CATEGORY}: field parent may no longer be null — breaks servers`, {
    [`${category} > properties > parent`]: { $ref: "#/components/schemas/Category" },
  }),
  compatible("enum-value-added", `${GET}: query parameter sort enum value hot was added`, {
    [`${parameters} > 1 > schema > enum`]: ["new", "price", "hot"],
  }),
  breaking("enum-value-added", `${GET}: response 200 field kind enum value 3 was added — breaks clients`, {
    [`${fields} > kind > enum`]: [1, 2, 3],
  }),
  breaking(
    "enum-value-removed",
    `${GET}: query parameter sort enum value price was removed — breaks clients`,
    { [`${parameters} > 1 > schema`]: { const: "new" } },
  ),
  breaking(
    "enum-value-removed",
    `${GET}: response 200 field kind enum value 2 was removed — breaks servers`,
    { [`${fields} > kind > enum`]: [1] },
  ),
  breaking(
    "promise-added",
    `${GET}: response 200 field kind x-transitions is now {"1":[2]} instead of none — breaks servers`,
    { [`${fields} > kind > x-transitions`]: { 1: [2] } },
  ),
  breaking(
    "enum-names-changed",
    `${GET}: response 200 field kind enum value 1 is now called Small instead of none, 2 is now called Large instead of none (in generated code) — breaks clients`,
    { [`${fields} > kind > x-enum-varnames`]: ["Small", "Large"] },
  ),
  breaking(
    "enum-introduced",
    `${GET}: query parameter word is now one of a, b instead of any value — breaks clients`,
    { [`${parameters} > 3 > schema > enum`]: ["a", "b"] },
  ),
  breaking(
    "enum-dropped",
    `${GET}: response 200 field kind is now any value instead of one of 1, 2 — breaks clients`,
    { [`${fields} > kind`]: { type: "integer" } },
  ),
  compatible("default-added", `${GET}: query parameter word default is now a instead of none`, {
    [`${parameters} > 3 > schema > default`]: "a",
  }),
  breaking("default-changed", `${GET}: query parameter page default is now 2 instead of 1 — breaks clients`, {
    [`${parameters} > 0 > schema > default`]: 2,
  }),
  breaking(
    "default-removed",
    `${GET}: query parameter page default is now none instead of 1 — breaks clients`,
    { [`${parameters} > 0 > schema > default`]: undefined },
  ),
];

const limits = [
  breaking(
    "bound-narrowed",
    `${GET}: query parameter page maximum is now 50 instead of 100 (narrower) — breaks clients`,
    { [`${parameters} > 0 > schema > maximum`]: 50 },
  ),
  compatible("bound-widened", `${GET}: query parameter page minimum is now 0 instead of 1 (wider)`, {
    [`${parameters} > 0 > schema > minimum`]: 0,
  }),
  breaking(
    "bound-widened",
    `${GET}: response 200 field name maxLength is now none instead of 50 (wider) — breaks clients`,
    { [`${fields} > name > maxLength`]: undefined },
  ),
  breaking(
    "bound-widened",
    `${MONEY}: maximum is now 200 instead of 100 (wider) — in requests: compatible; in responses: breaks clients`,
    { [`${schemas} > Money > maximum`]: 200 },
  ),
  breaking(
    "constraint-added",
    `${POST}: body field memo pattern is now "^甲" instead of none — breaks clients`,
    { [`${posted} > properties > memo > pattern`]: "^甲" },
  ),
  breaking(
    "constraint-removed",
    `${MONEY}: x-money is now none instead of yuan — in requests: compatible; in responses: breaks clients`,
    { [`${schemas} > Money > x-money`]: undefined },
  ),
  breaking(
    "bound-narrowed",
    `${MONEY}: minimum is now exclusiveMinimum 0 instead of 0 (narrower) — in requests: breaks clients; in responses: breaks servers`,
    { [`${schemas} > Money > minimum`]: undefined, [`${schemas} > Money > exclusiveMinimum`]: 0 },
  ),
  breaking(
    "bound-narrowed",
    `${MONEY}: multipleOf is now 0.01 instead of none (narrower) — in requests: breaks clients; in responses: breaks servers`,
    { [`${schemas} > Money > multipleOf`]: 0.01 },
  ),
  breaking(
    "width-changed",
    `${GET}: query parameter page format is now int64 instead of none (the type in generated code) — breaks clients`,
    {
      [`${parameters} > 0 > schema > format`]: "int64",
    },
  ),
  breaking(
    "constraint-changed",
    `${MONEY}: x-money is now fen instead of yuan — in requests: breaks clients; in responses: breaks clients and servers`,
    { [`${schemas} > Money > x-money`]: "fen" },
  ),
];

const shapes = [
  breaking("object-closed", `${CATEGORY}: no longer takes other fields — breaks servers`, {
    [`${category} > additionalProperties`]: false,
  }),
  compatible("object-opened", `${POST}: body now takes other fields`, {
    [`${posted} > additionalProperties`]: undefined,
  }),
  breaking(
    "alternative-added",
    `${GET}: response 200 field kind another alternative was added ({"type":"string"}) — breaks clients`,
    { [`${fields} > kind`]: { anyOf: [kind, { type: "string" }] } },
  ),
  breaking(
    "alternative-removed",
    `${GET}: response 200 field mark an alternative was removed ({"type":"integer"}) — breaks servers`,
    { [`${fields} > mark > oneOf`]: [{ type: "string", maxLength: 9 }] },
  ),
  breaking(
    "bound-narrowed",
    `${GET}: response 200 field mark maxLength is now 8 instead of 9 (narrower) — breaks servers`,
    { [`${fields} > mark > oneOf`]: [{ type: "integer" }, { type: "string", maxLength: 8 }] },
  ),
  breaking(
    "constraint-added",
    `${POST}: body field memo pattern is now "甲" instead of none — breaks clients`,
    { [`${posted} > properties > memo > allOf`]: [{ minLength: 1 }, { pattern: "甲" }] },
  ),
  compatible(
    "condition-removed",
    `${POST}: body field rows[] a condition was removed ({"if":{"required":["ck_id"]},"then":{"minProperties":2}})`,
    { [`${schemas} > Row > if`]: undefined, [`${schemas} > Row > then`]: undefined },
  ),
  compatible("bound-widened", `${POST}: body field memo minLength is now none instead of 1 (wider)`, {
    [`${posted} > properties > memo > allOf`]: [],
  }),
  breaking(
    "condition-added",
    `${POST}: body field memo another condition was added ({"if":{"minLength":9},"then":{"pattern":"甲"}}) — breaks clients`,
    {
      [`${posted} > properties > memo > if`]: { minLength: 9 },
      [`${posted} > properties > memo > then`]: { pattern: "甲" },
    },
  ),
  breaking(
    "component-renamed",
    "schema Menu (1 operation, in responses): was called Category (in generated code) — breaks clients",
    {
      [`${fields} > menu > $ref`]: "#/components/schemas/Menu",
      [`${schemas} > Menu`]: at(smallContract, category),
      [`${schemas} > Menu > properties > children > items > $ref`]: "#/components/schemas/Menu",
      [`${schemas} > Menu > properties > parent > anyOf > 0 > $ref`]: "#/components/schemas/Menu",
      [category]: undefined,
    },
  ),
  breaking("added-required", `${CATEGORY}: field logo was added and is required — breaks servers`, {
    [`${category} > properties > logo`]: { type: "string" },
    [`${category} > required`]: ["children", "logo"],
  }),
  documentation("wording-changed", `${CATEGORY}: field children title changed`, {
    [`${category} > properties > children > title`]: "下级",
  }),
  documentation("wording-changed", `${GET}: response 200 field price title changed`, {
    [`${fields} > price > title`]: "单价",
  }),
];

/** Changes of schemas, in requests, in responses, and in both. */
export const plantedSchemas = [...values, ...limits, ...shapes];

import type { FaultRule } from "#generated/control/model/faultRule.ts";
import { operations } from "#generated/operations.ts";
import { TABLE_NAMES } from "./domain/tables.ts";
import { scenarios } from "./scenarios/index.ts";
import { TEAM_LOGINS } from "./seed/team/team.ts";
import { PERSONAS } from "./seed/user/personas.ts";

// TypeScript writes the inferred types of these lists as plain unions, so packed types need nothing behind them.
export const scenarioNames = scenarios.map(({ name }) => name);
export const personaNames = [...PERSONAS.map(({ username }) => username), ...TEAM_LOGINS];
const ids = Object.keys(operations) as (keyof typeof operations)[];
export const operationNames = ids.map((id) => id);
export const tagNames = ids.map((id) => operations[id].tag);
export const tableNames = TABLE_NAMES.map((name) => name);

export type ScenarioName = (typeof scenarioNames)[number];
export type PersonaName = (typeof personaNames)[number];
export type TableName = (typeof tableNames)[number];
export type OperationName = (typeof operationNames)[number];
export type TagName = (typeof tagNames)[number];

/** One of the names, or a variable of type string: the mock refuses a wrong one when it runs. */
export type Known<Given extends string, Names extends string> = string extends Given ? Given : Names;

/** A fault rule whose operation and tag are those of the contract. */
export type NamedFaultRule<Id extends string = OperationName, Tag extends string = TagName> = FaultRule & {
  readonly match: { readonly operationId?: Id; readonly tag?: Tag };
};

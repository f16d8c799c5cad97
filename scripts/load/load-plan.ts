import type { Schema } from "#api-spec/kit/schema.ts";
import { loadContract } from "../conformance/contract/load-contract.ts";
import type { Operation } from "../conformance/contract/operation.ts";
import { orderRaces } from "../conformance/flows/races/order-races.ts";
import { SetupError } from "../conformance/setup-error.ts";

/** What the traffic has to know of an operation; all of it is in the contract. */
export type PlannedOperation = {
  readonly method: string;
  readonly path: string;
  /** The statuses that it declares; any other breaks the contract. */
  readonly statuses: readonly number[];
  /** The fields that the data of a success must have; empty where it is no object. */
  readonly fields: readonly string[];
  readonly isForm: boolean;
};

export type LoadPlan = Readonly<Record<string, PlannedOperation>>;

/** What buyers do beside the flow that orders and pays: log in, look at themselves, browse and search. */
const AROUND = ["login", "getCurrentUser", "searchGoods", "getGoodsDetail", "getCartTotal"];

/** The operations of the traffic: those of the conformance flow that orders and pays, and what is around it. */
export const OPERATIONS: readonly string[] = [...new Set([...AROUND, ...orderRaces.operations])];

/** Reads the plan from the contract; throws SetupError where that lacks an operation of the traffic. */
export function readLoadPlan(contractFile?: string): LoadPlan {
  const contract = loadContract(contractFile);
  return Object.fromEntries(
    OPERATIONS.map((id) => {
      const operation = contract.operation(id);
      if (!operation)
        throw new SetupError({
          zh: `契约没有 ${id}`,
          en: `the contract has no ${id}, which the traffic calls`,
        });
      return [id, planned(operation)];
    }),
  );
}

const planned = ({ method, path, answers, success, body }: Operation): PlannedOperation => ({
  method,
  path,
  statuses: [...answers.keys()],
  fields: fieldsOf(success),
  isForm: body !== undefined,
});

function fieldsOf(success: Schema | undefined): readonly string[] {
  const { properties = {}, required = [] } = success?.properties?.["data"] ?? {};
  return Object.keys(properties).filter((name) => required.includes(name));
}

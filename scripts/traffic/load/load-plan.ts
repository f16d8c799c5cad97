import type { Schema } from "#api-spec/kit/schema.ts";
import type { OperationId } from "#generated/operations.ts";
import { loadContract } from "../../api-client/contract/load-contract.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { SetupError } from "../../api-client/setup-error.ts";

/** The facts about an operation that the traffic needs, all from the contract. */
export type PlannedOperation = {
  readonly method: string;
  readonly path: string;
  /** The statuses that it declares; any other breaks the contract. */
  readonly statuses: readonly number[];
  /** The fields that the data of a success must have; empty where it is no object. */
  readonly fields: readonly string[];
  readonly isForm: boolean;
};

/** The operations of the traffic: to log in, look around and search, fill a cart, order, pay and cancel. */
export const OPERATIONS = [
  "login",
  "getCurrentUser",
  "searchGoods",
  "getGoodsDetail",
  "getCartTotal",
  "listGoods",
  "listCartLines",
  "addCartLines",
  "editCartLine",
  "checkoutCart",
  "listAddresses",
  "createOrder",
  "getOrder",
  "listOrders",
  "cancelOrder",
  "deleteCartLines",
  "listPayMethods",
  "createPayment",
  "payByBalance",
  "getBalance",
] as const satisfies readonly OperationId[];

export type PlannedId = (typeof OPERATIONS)[number];

export type LoadPlan = Readonly<Record<PlannedId, PlannedOperation>>;

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
  ) as LoadPlan;
}

const planned = ({ method, path, responses, success, body }: Operation): PlannedOperation => ({
  method,
  path,
  statuses: [...responses.keys()],
  fields: fieldsOf(success),
  isForm: body !== undefined,
});

function fieldsOf(success: Schema | undefined): readonly string[] {
  const { properties = {}, required = [] } = success?.properties?.["data"] ?? {};
  return Object.keys(properties).filter((name) => required.includes(name));
}

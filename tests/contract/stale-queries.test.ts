import { expect, it } from "vitest";
import { createInvalidated } from "#api-spec/kit/invalidates.ts";
import { factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";
import type { OperationId } from "#generated/operations.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import type { MockWorld } from "#mock/test-kit/open-world.ts";
import { createWays } from "#scripts/generate/examples/follow-way.ts";
import { type Values, type Way, ways } from "#scripts/generate/examples/ways.ts";
import { testMock } from "../support/mock.ts";

const contract = loadContract();
const invalidated = createInvalidated(contract.document);
const operations = walkOperations(contract.document).map((placed) => ({
  ...factsOf(contract.document, placed),
  method: placed.method,
  names: placed.operation["x-invalidates"] ?? [],
}));
const mutations = operations.filter(({ writes }) => writes);
/** A query by POST calculates from its body: it is sent when its result is needed. */
const queries = operations.filter(({ method, writes }) => method === "get" && !writes);

/** Ways to a change where the example of the contract changes nothing. */
const changing: Partial<Readonly<Record<OperationId, Way>>> = {
  addFavorites: { fields: { goods_ids: [2] } },
  cancelArrivalNotice: { steps: [["addArrivalNotice"]] },
  deleteMessages: { fields: { ids: [1009] } },
  distributeCart: { fields: { number: 30 } },
  editCartLine: { fields: { number: 30 } },
  login: { as: "" },
  readCartChanges: {
    steps: [
      async (world) => {
        await world.control.scenario("price-changed-in-cart", { freeze: true });
        await world.login("buyer");
      },
    ],
    fields: { ids: [101, 102] },
  },
  readMessages: { fields: { ids: [1009] } },
  restoreCartLines: { steps: [["deleteCartLines"]] },
  selectCartLines: { fields: { is_selected: 0 } },
  setDefaultAddress: { fields: { id: 2 } },
  signAgreement: { as: "unsigned", steps: [["sendAgreementCode"]] },
  unbindWechat: ways.getWechatBinding!,
};

/** The bank changes what this call reports, by the clock. */
const CHANGES_NOTHING: readonly string[] = ["checkCreditPayment"];

const mock = testMock({ seed: 1 });

type Ways = ReturnType<typeof createWays>;

/** The ids of the records that a request concerns, such as that of an order or of goods. */
const idsIn = (value: unknown, name = ""): number[] => {
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => idsIn(inner, key));
  return typeof value === "number" && /(^|_)ids?$/.test(name) ? [value] : [];
};

/** The responses of all queries: to their examples, and for the records that the mutation concerns. */
async function readAll(call: Ways["call"], world: MockWorld, values: Values, ids: readonly number[]) {
  const responses = new Map<string, { id: string; status: number; text: string }>();
  for (const { id } of queries) {
    const { parameters } = contract.operations.get(id)!;
    const named = parameters.filter(({ name, in: place }) => place === "path" && name === "id");
    for (const replaced of [values, ...(named.length > 0 ? ids.map((one) => ({ id: one })) : [])]) {
      const { status, text } = await call(world, id, replaced);
      responses.set(`${id} ${JSON.stringify(replaced)}`, { id, status, text });
    }
  }
  return responses;
}

const isSuccess = (status: number) => status < 300;

it.each(mutations)("$id invalidates the queries that it changes", async ({ id, names }) => {
  const { follow, inputOf, call } = createWays(mock.urls, contract);
  const { world, values } = await follow(id, changing[id as OperationId]);
  const ids = [...new Set(idsIn(inputOf(id, values)))];
  const read = () => readAll(call, world, values, ids);
  // A response that varies on every read, as a captcha, says nothing.
  const once = await read();
  const before = await read();
  const reply = await call(world, id, values);
  expect(reply).toMatchObject({ status: expect.toSatisfy(isSuccess, reply.text) });
  const after = await read();
  const changed = [...before].flatMap(([key, { id: query, status, text }]) => {
    const now = after.get(key)!;
    if (text !== once.get(key)!.text || text === now.text) return [];
    // A query that is refused now, such as of what is gone, need not be sent again, unless the session has ended.
    return isSuccess(now.status) || (isSuccess(status) && now.status === 401) ? [query] : [];
  });
  const named = new Set(names.flatMap(invalidated));
  expect([...new Set(changed)].filter((query) => !named.has(query))).toEqual([]);
  // Otherwise the experiment would prove nothing.
  if (!CHANGES_NOTHING.includes(id)) expect(named.size > 0 ? changed : ["-"]).not.toEqual([]);
});

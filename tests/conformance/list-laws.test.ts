/** Every law of a list's parameter is judged: where a backend ignores all of them, each is named. */
import { describe, expect, it } from "vitest";
import type { OperationId } from "#generated/operations.ts";
import { loadContract } from "#scripts/api-client/contract/load-contract.ts";
import { testMock } from "#tests/support/mock.ts";
import { mendQuery } from "./mutants/twists.ts";
import { judge, spoiltMock } from "./support/spoilt-mock.ts";

type Law = { readonly operation: OperationId; readonly name: string; readonly isSort: boolean };

const laws: readonly Law[] = loadContract().operations.flatMap(({ id, host, parameters }) =>
  host === "chat"
    ? []
    : parameters.flatMap(({ name, filter, sort }) =>
        sort || (filter && !("exempt" in filter))
          ? [{ operation: id as OperationId, name, isSort: sort !== undefined }]
          : [],
      ),
);

describe("a backend that ignores every parameter of every list", () => {
  const mock = testMock();

  it("fails the law of each", async () => {
    const byOperation = Map.groupBy(laws, ({ operation }) => operation);
    const plant = Object.fromEntries(
      [...byOperation].map(([operation, own]) => [
        operation,
        mendQuery((query) => {
          for (const { name } of own) query.delete(name);
        }),
      ]),
    );
    const url = await spoiltMock(await mock.world(), plant);
    const options = { activityUrl: url, operations: [...byOperation.keys()], depth: 1 } as const;
    const reports = [
      await judge(url, options),
      // Only an account with people has their requests and their log.
      await judge(url, { ...options, user: "team", operations: ["listApprovals", "listTeamLog"] }),
    ];
    const found = reports
      .flatMap(({ failures }) => failures)
      .flatMap(({ operationId, rule, place }) => {
        if (rule === "filter-ignored") return `${operationId} ${place.split(" ")[1]}`;
        return rule === "sort-ignored" ? `${operationId} ${place.split("=")[0]}` : [];
      });
    const missed = laws
      .map(({ operation, name }) => `${operation} ${name}`)
      .filter((each) => !found.includes(each));
    expect(missed).toEqual([]);
  });
});

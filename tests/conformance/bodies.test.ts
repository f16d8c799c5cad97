import { describe, expect, it } from "vitest";
import { cartBodies } from "#scripts/conformance/flows/cart-bodies.ts";
import { testMock } from "#tests/support/mock.ts";
import { mendForm, refusal, refuseIf } from "./mutants/twists.ts";
import type { Plant } from "./mutants/wire.ts";
import { judge, spoiltMock } from "./support/spoilt-mock.ts";

const MUCH = 1000;
const TITLES = ["listInvoiceTitles", "createInvoiceTitle", "updateInvoiceTitle", "deleteInvoiceTitle"];

/** Fails for one combination of two fields, but for no single edge case. */
const pickupForPoints: Plant = {
  previewOrder: refuseIf(
    ({ form }) => form.get("delivery_type") === "2" && Number(form.get("points") ?? 0) > 0,
    refusal(500, "服务器出错"),
  ),
};

describe("generated bodies", () => {
  const mock = testMock();

  it("shrink to the smallest failing body, reproducibly for a seed", async () => {
    const bodies = async () => {
      const url = await spoiltMock(await mock.world(), pickupForPoints);
      const { failures } = await judge(url, { operations: ["previewOrder"], seed: 9 });
      return failures.map(({ key, request }) => [key, (request?.body ?? "").replace(/checkout_no=\w+&/, "")]);
    };
    const found = await bodies();
    expect(found).toEqual([["previewOrder/server-error/status 500", expect.any(String)]]);
    expect(new URLSearchParams(found[0]?.[1])).toEqual(
      new URLSearchParams({ points: "1", delivery_type: "2" }),
    );
    expect(await bodies()).toEqual(found);
  });

  it("accepted after a 422 completed them are not reported as refused", async () => {
    const url = await spoiltMock(await mock.world(), {});
    const { failures, coverage } = await judge(url, { operations: TITLES, allowWrites: true, seed: 2 });
    expect(failures).toEqual([]);
    const made = coverage.operations.find(({ operationId }) => operationId === "createInvoiceTitle");
    // A special invoice without its bank was among them, and every field was tried.
    expect(made?.statuses["422"]).toBeGreaterThan(0);
    expect(Object.values(made?.bodyFields ?? {}).every((times) => times > 0)).toBe(true);
  });

  it("need not be taken as JSON: a server with forms alone is told, not failed", async () => {
    const operations = ["matchGoods", "addFavorites", "addCartLines"] as const;
    const refuseJson = refuseIf(
      ({ contentType }) => contentType === "application/json",
      refusal(415, "请用表单"),
    );
    // As a framework does that reads forms alone: no field has arrived.
    const ignoreJson = refuseIf(
      ({ contentType }) => contentType === "application/json",
      refusal(422, "提交的内容有误", { params: ["缺少加购项"] }),
    );
    const url = await spoiltMock(await mock.world(), {
      matchGoods: refuseJson,
      addFavorites: refuseJson,
      addCartLines: ignoreJson,
    });
    const { failures, skipped } = await judge(url, { operations: [...operations], allowWrites: true });
    expect(failures).toEqual([]);
    const reported = skipped
      .filter(({ what }) => what.endsWith("(application/json)"))
      .map(({ what }) => what);
    expect(reported.toSorted()).toEqual(operations.map((id) => `${id} (application/json)`).toSorted());
  });

  it("may be refused if they exceed the shop's stock", async () => {
    const url = await spoiltMock(await mock.world(), {
      addCartLines: refuseIf(
        ({ form }) => Number(form.get("params[0][number]")) > MUCH,
        refusal(422, "库存不足", { "params.0.number": ["库存不足"] }),
      ),
    });
    const operations = cartBodies.operations;
    const { failures, coverage } = await judge(url, { operations, allowWrites: true });
    expect(failures).toEqual([]);
    const added = coverage.operations.find(({ operationId }) => operationId === "addCartLines");
    expect(added?.statuses["200"]).toBeGreaterThan(0);
  });

  it("are included in the replay of a failure", async () => {
    const url = await spoiltMock(await mock.world(), {
      createInvoiceTitle: mendForm((form) => form.delete("address")),
    });
    const { failures } = await judge(url, { operations: TITLES, allowWrites: true, depth: 2, seed: 4 });
    const failure = failures.find(({ key }) => key === "createInvoiceTitle/law/data.address");
    expect(failure?.request?.body).toContain("address=");
    expect(failure?.replay).toBe(`--operation ${TITLES.join(",")} --seed 4 --depth 2 --allow-writes`);
  });
});

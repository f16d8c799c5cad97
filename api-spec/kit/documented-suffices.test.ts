import { expect, it } from "vitest";
import { documentedSuffices } from "./documented-suffices.ts";
import { readDocument } from "./read-document.ts";

const { components, paths } = documentedSuffices(readDocument());
const required = (name: string) => components?.schemas?.[name]?.required ?? [];

it("requires only the documented fields of documented responses", () => {
  expect(required("Goods")).toContain("base_price");
  expect(required("Goods")).not.toContain("zbz");
  expect(required("LotteryStatus")).toEqual(["is_join", "id"]);
  expect(components?.schemas?.BuyAgain?.properties?.added?.items?.required).not.toContain("line_id");
});

it("leaves bodies, inferred components and the envelopes of responses whole", () => {
  const full = readDocument().components?.schemas ?? {};
  expect(required("CreateOrderBody")).toEqual(full.CreateOrderBody?.required);
  expect(required("OrderDossier")).toEqual(full.OrderDossier?.required);
  expect(JSON.stringify(paths["/api/goods/list"])).toContain('"required":["code","message","data"]');
});

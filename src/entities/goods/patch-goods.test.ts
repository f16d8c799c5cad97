import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { fake } from "#mock/test-kit/fake.ts";
import { patchGoods } from "./patch-goods.ts";

const first = fake("Goods", { id: 1, cart_number: 0, is_star: 0 });
const second = fake("Goods", { id: 2, cart_number: 0, is_star: 0 });

test("updates goods wherever they are cached, and keeps the identity of other responses", () => {
  const client = new QueryClient();
  client.setQueryData(["/list"], { data: { list: [first, second], total: 2 } });
  client.setQueryData(["/detail"], { data: { goods: second, same_maker: [first] } });
  client.setQueryData(["/menus"], { data: [{ id: 1, name: "menu" }] });
  const menus = client.getQueryData(["/menus"]);

  patchGoods(client, 1, { is_star: 1, cart_number: 5 });

  expect(client.getQueryData(["/list"])).toEqual({
    data: { list: [{ ...first, is_star: 1, cart_number: 5 }, second], total: 2 },
  });
  expect(client.getQueryData(["/detail"])).toMatchObject({
    data: { goods: { is_star: 0 }, same_maker: [{ is_star: 1 }] },
  });
  expect(client.getQueryData(["/menus"])).toBe(menus);
});

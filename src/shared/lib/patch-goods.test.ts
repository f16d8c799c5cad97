import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { patchGoods } from "./patch-goods.ts";

const goods = (id: number) => ({ id, name: `g${id}`, cart_number: 0, is_star: 0 });

test("updates goods wherever they are cached, and keeps the identity of other responses", () => {
  const client = new QueryClient();
  client.setQueryData(["/list"], { data: { list: [goods(1), goods(2)], total: 2 } });
  client.setQueryData(["/detail"], { data: { goods: goods(2), same_maker: [goods(1)] } });
  client.setQueryData(["/menus"], { data: [{ id: 1, name: "menu" }] });
  const menus = client.getQueryData(["/menus"]);

  patchGoods(client, 1, { is_star: 1, cart_number: 5 });

  expect(client.getQueryData(["/list"])).toEqual({
    data: { list: [{ ...goods(1), is_star: 1, cart_number: 5 }, goods(2)], total: 2 },
  });
  expect(client.getQueryData(["/detail"])).toMatchObject({
    data: { goods: { is_star: 0 }, same_maker: [{ is_star: 1 }] },
  });
  expect(client.getQueryData(["/menus"])).toBe(menus);
});

import { expect, it } from "vitest";
import { createResponseStore } from "./response-store.ts";

it("gives back what went out as text, from bytes and from their string", () => {
  const keeper = createResponseStore();
  const bytes = Buffer.from("感冒灵颗粒");
  expect(keeper.keep(bytes).text()).toBe("感冒灵颗粒");
  expect(keeper.keep(bytes.toString("latin1")).text()).toBe("感冒灵颗粒");
});

it("lets the oldest go first, and never keeps what is too long", () => {
  const keeper = createResponseStore(2500);
  const responses = ["a", "b", "c"].map((letter) => keeper.keep(letter.repeat(1000)));
  expect(responses.map((response) => response.text()?.[0])).toEqual([undefined, "b", "c"]);
  expect(keeper.keep("x".repeat(300_000)).text()).toBeUndefined();
  expect(responses[2]?.text()).toHaveLength(1000);
});

it("goes on when thousands have been let go", () => {
  const keeper = createResponseStore(100);
  const responses = Array.from({ length: 5000 }, (_, index) => keeper.keep(String(index).padStart(10, "0")));
  expect(responses.slice(-10).map((response) => Number(response.text()))).toEqual(
    Array.from({ length: 10 }, (_, index) => 4990 + index),
  );
  expect(responses[4989]?.text()).toBeUndefined();
});

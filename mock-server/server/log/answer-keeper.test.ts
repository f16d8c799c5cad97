import { expect, it } from "vitest";
import { createAnswerKeeper } from "./answer-keeper.ts";

it("gives back what went out as text, from bytes and from their string", () => {
  const keeper = createAnswerKeeper();
  const bytes = Buffer.from("感冒灵颗粒");
  expect(keeper.keep(bytes).text()).toBe("感冒灵颗粒");
  expect(keeper.keep(bytes.toString("latin1")).text()).toBe("感冒灵颗粒");
});

it("lets the oldest go first, and never keeps what is too long", () => {
  const keeper = createAnswerKeeper(2500);
  const answers = ["a", "b", "c"].map((letter) => keeper.keep(letter.repeat(1000)));
  expect(answers.map((answer) => answer.text()?.[0])).toEqual([undefined, "b", "c"]);
  expect(keeper.keep("x".repeat(300_000)).text()).toBeUndefined();
  expect(answers[2]?.text()).toHaveLength(1000);
});

it("goes on when thousands have been let go", () => {
  const keeper = createAnswerKeeper(100);
  const answers = Array.from({ length: 5000 }, (_, index) => keeper.keep(String(index).padStart(10, "0")));
  expect(answers.slice(-10).map((answer) => Number(answer.text()))).toEqual(
    Array.from({ length: 10 }, (_, index) => 4990 + index),
  );
  expect(answers[4989]?.text()).toBeUndefined();
});

import { expect, test } from "vitest";
import { FIRST_CHOICES, topicOf } from "./topics.ts";

test.each([
  ["我的订单到哪了？", "order"],
  ["订单的发票开好了吗", "invoice"],
  ["订单 20261118 里有一盒破损了，能退款吗", "returns"],
  ["  你好", "hello"],
  ["订单太急了，转人工！", "person"],
  ["阿莫西林胶囊有货吗", "stock"],
  ["配送要几天", "delivery"],
  ["我的货什么时候到", "order"],
  ["我的货什么时候到货？", "order"],
  ["昨天买的药到了吗", "order"],
  ["货今天能送到吗", "order"],
  ["这个药什么时候到货", "stock"],
  ["布洛芬什么时候到货", "stock"],
  ["满多少包邮", "shipping"],
  ["今天天气不错", undefined],
])("%s is about %s", (text, topic) => expect(topicOf(text)).toBe(topic));

test("every question that is offered is understood", () => {
  for (const choice of FIRST_CHOICES) expect([choice, topicOf(choice)]).not.toEqual([choice, undefined]);
});

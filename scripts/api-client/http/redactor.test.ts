import { expect, it } from "vitest";
import { Redactor } from "./redactor.ts";

it("redacts secrets wherever they occur", () => {
  const redactor = new Redactor();
  redactor.add("geheim 123");
  redactor.addHeaders({ authorization: "Bearer abc.def", "x-mock-world": "anna" });
  expect(redactor.text("a=geheim 123&b=geheim%20123 Bearer abc.def anna")).toBe("a=***&b=*** *** anna");
  expect(redactor.text('{"token":"t0k","chat_token":"x","name":"n"}')).toBe(
    '{"token":"***","chat_token":"***","name":"n"}',
  );
  expect(redactor.text("/chat?username=u&token=abc")).toBe("/chat?username=u&token=***");
  expect(redactor.headers({ cookie: "session=1", "set-cookie": "session=2", accept: "*/*" })).toEqual({
    cookie: "***",
    "set-cookie": "***",
    accept: "*/*",
  });
});

import { describe, expect, it } from "vitest";
import * as fakers from "#generated/model/index.faker.ts";
import { fake, type FakeName } from "#mock/test-kit/fake.ts";
import { zodComponent } from "../support/zod-schemas.ts";

const names = Object.keys(fakers).map((name) => name.replace(/^get(\w+)Mock$/, "$1") as FakeName);

it.each(names)("a made-up %s is what the contract allows", (name) => {
  for (let time = 0; time < 5; time++) {
    const value = fake(name);
    const { success, error } = zodComponent(name).safeParse(value);
    expect({ value, success, error }).toMatchObject({ success: true });
  }
});

describe("a fake", () => {
  it("has the fields that it is given", () => {
    expect(fake("Goods", { price: 12.8, number: 0 })).toMatchObject({ price: 12.8, number: 0 });
  });

  it("is of a size that a person can read", () => {
    expect(JSON.stringify(fake("CartStore")).length).toBeLessThan(20_000);
  });
});

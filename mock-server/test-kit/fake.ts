import { faker } from "@faker-js/faker/locale/zh_CN";
import * as fakers from "#generated/model/index.faker.ts";

type Fakers = typeof fakers;
/** A component of the contract by its name there: `Goods`, `CartLine`, `Order` and so on. */
export type FakeName = { [K in keyof Fakers]: K extends `get${infer Name}Mock` ? Name : never }[keyof Fakers];
type FakerOf<Name extends FakeName> = Fakers[`get${Name}Mock`];

// A test file finds the same values in every run.
faker.seed(20_261_121);

/**
 * A value of the contract's shape for a unit test, made up but for the fields given:
 * `fake("Goods", { price: 12.8, number: 0 })`. A test has to give the fields that it depends on; the
 * rest may be anything that the contract allows.
 */
export function fake<Name extends FakeName>(
  name: Name,
  ...fields: Parameters<FakerOf<Name>>
): ReturnType<FakerOf<Name>> {
  // oxlint-disable-next-line import/namespace -- the type of `name` lists the fakers.
  const make = fakers[`get${name}Mock`] as (...given: Parameters<FakerOf<Name>>) => ReturnType<FakerOf<Name>>;
  return make(...fields);
}

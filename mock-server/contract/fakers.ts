/** Makes a value of a component of the contract, by its name there; undefined for one that has no faker. */
export type Fake = (component: string) => unknown;

/** The generated fakers, with the same values each time. Loaded when needed: the shop's handlers leave nothing out. */
export async function loadFakers(): Promise<Fake> {
  const [{ faker }, fakers] = await Promise.all([
    import("@faker-js/faker/locale/zh_CN"),
    import("#generated/model/index.faker.ts"),
  ]);
  faker.seed(1);
  return (component) =>
    (fakers as Readonly<Record<string, (() => unknown) | undefined>>)[`get${component}Mock`]?.();
}

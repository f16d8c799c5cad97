import type { Flow, Steps } from "./steps.ts";

const FLAGS = [1, 0] as const;

/** Hides each hint of the cart page and shows it again; restores those that were hidden. */
export const hints: Flow = {
  id: "hints",
  name: { zh: "流程：购物车提示", en: "flow: hints of the cart" },
  operations: ["listCartLines", "hideCartHint"],
  writes: true,
  async walk(steps) {
    // Copied, which fails without a list: what could not be put back is not changed.
    const before = [...(await hidden(steps))];
    const types = typesOf(steps);
    steps.restoreBy(async (send) => {
      for (const type of types)
        await send("hideCartHint", { query: { type, hide: before.includes(type) ? 1 : 0 } });
    });
    for (const type of types)
      for (const hide of FLAGS) {
        const { exchange } = await steps.succeed("hideCartHint", { query: { type, hide } });
        const now = await hidden(steps);
        const expected = {
          zh: `hidden_hints ${hide === 1 ? "含" : "不含"} ${type}`,
          en: `hidden_hints ${hide === 1 ? "with" : "without"} ${type}`,
        };
        steps.law(exchange, now.includes(type) === (hide === 1), `hide ${hide}`, expected, now);
      }
    const [type] = types;
    await steps.succeed("hideCartHint", { query: { type } });
  },
};

const hidden = async (steps: Steps): Promise<readonly number[]> =>
  (await steps.succeed("listCartLines")).data.hidden_hints ?? [];

function typesOf({ run }: Steps): readonly number[] {
  const parameter = run.contract.operation("hideCartHint")?.parameters.find(({ name }) => name === "type");
  return (parameter && (parameter.schema.enum as readonly number[] | undefined)) ?? [];
}

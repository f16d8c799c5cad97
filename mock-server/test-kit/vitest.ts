import { findViolations } from "./find-violations.ts";
import type { HandledWorld } from "./handled-world.ts";
import { mockWorld } from "./mock-world.ts";
import type { MockWorld } from "./open-world.ts";

type Task = { readonly name: string; readonly result?: { readonly state: string } | undefined };
type Options = NonNullable<Parameters<typeof mockWorld>[0]>;

/**
 * A fixture for Vitest: `const test = base.extend({ world: worldFixture({ persona: "buyer" }) })`. The world is
 * dropped after the test; for a failed test, its calls and contract violations are printed.
 */
export const worldFixture =
  (options: Options = {}) =>
  async ({ task }: { task: Task }, provide: (world: HandledWorld) => Promise<void>): Promise<void> => {
    const world = await mockWorld(options);
    await provide(world);
    if (task.result?.state === "fail") console.error(await describeTraffic(task.name, world));
    await world.drop();
  };

async function describeTraffic(test: string, { name, control }: MockWorld): Promise<string> {
  const calls = (await control.requests()).map(
    ({ method, path, status, fault }) =>
      `  ${status} ${method} ${path}${fault === null ? "" : ` (${fault})`}`,
  );
  const violations = (await findViolations(control)).map((line) => `  ${line}`);
  return [
    `mock world ${name} of "${test}":`,
    ...calls,
    ...(violations.length > 0 ? ["broke the contract:", ...violations] : []),
  ].join("\n");
}

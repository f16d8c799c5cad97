import { expect, it } from "vitest";
import { startNode } from "../support/program.ts";

it("Ctrl-C ends a soak with its results so far, and stops its mock", async () => {
  const soak = startNode(["scripts/traffic/index.ts", "soak", "--worlds", "2", "--minutes", "5"]);
  // Only its message about Ctrl-C shows that it has started.
  await soak.said(/Ctrl-C/);
  const { code, out } = await soak.stop("SIGINT");
  expect(code).toBe(130);
  expect(out).toMatch(/stopped; until here:\n\d+ calls in \d+ s .+, \d+ lives/);
  const url = /http:\/\/\S+/.exec(out)?.[0] ?? "";
  const isGone = () =>
    fetch(url).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone).toBe(true);
});

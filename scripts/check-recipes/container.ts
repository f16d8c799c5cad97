import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "../pack/check/expect.ts";
import type { Running, Workplace } from "../pack/check/workplace.ts";
import { ROOT } from "../support/run-command.ts";

/** The arguments and the token of the guide's `docker run`. */
const GIVEN = /^docker run .* -e MOCK_TOKEN=(\S+) pharmacy-mock (.*)$/m;
const ENTRYPOINT = /^ENTRYPOINT (\[.*\])$/m;

/**
 * Starts the mock as its image does, without a container: the entry point of the Dockerfile on the installed package,
 * with the arguments and the token of the guide. Rejects unless another machine needs that token.
 */
export async function startContainer(place: Workplace, port: number): Promise<Running> {
  const read = (file: string) => readFile(join(ROOT, file), "utf8");
  const [, token = "", args = ""] = GIVEN.exec(await read("docs/recipes.md")) ?? [];
  const [, entryPoint = "[]"] = ENTRYPOINT.exec(await read("docs/deploy/mock.Dockerfile")) ?? [];
  // As `COPY mock /mock` has it.
  const command = (JSON.parse(entryPoint) as string[]).map((word) =>
    word.replace(/^\/mock\//, "node_modules/@pharmacy-wholesale/mock/"),
  );
  const running = await place.start(
    `env MOCK_TOKEN=${token} ${command.join(" ")} --port ${port} ${args}`,
    "API reference:",
  );
  // A proxy on this machine says whom it forwards for: here another machine.
  const askFromOutside = (headers: Record<string, string>) =>
    fetch(`http://localhost:${port}/__mock__/worlds`, {
      headers: { "x-forwarded-for": "192.0.2.1", ...headers },
    });
  expect("another machine is refused without the token", (await askFromOutside({})).status === 403);
  expect("another machine is let in with it", (await askFromOutside({ "x-mock-token": token })).ok);
  return running;
}

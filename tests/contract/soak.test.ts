import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { patience } from "#tests/support/patience.ts";

const ROOT = join(import.meta.dirname, "../..");

it(
  "Ctrl-C ends a soak with its results so far, and stops its mock",
  { timeout: patience(60_000) },
  async () => {
    const args = ["scripts/soak/index.ts", "--worlds", "2", "--minutes", "5"];
    const soak = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void soak.kill("SIGKILL"));
    let output = "";
    soak.stdout.setEncoding("utf8").on("data", (text: string) => {
      // Only its message about Ctrl-C shows that it has started.
      if (!output.includes("Ctrl-C") && text.includes("Ctrl-C")) soak.kill("SIGINT");
      output += text;
    });
    const [code] = (await once(soak, "close")) as [number | null];
    expect(code).toBe(130);
    expect(output).toMatch(/stopped; until here:\n\d+ calls in \d+ s .+, \d+ lives/);
    const url = /http:\/\/\S+/.exec(output)?.[0] ?? "";
    await expect
      .poll(
        () =>
          fetch(url).then(
            () => "answers",
            () => "gone",
          ),
        { timeout: patience(5000) },
      )
      .toBe("gone");
  },
);

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { addSuccessExamples } from "#api-spec/kit/success-examples.ts";

const run = promisify(execFile);

/**
 * Bundles the contract's sources without touching generated/: hooks and types need `npm run generate`. Rejects with
 * the bundler's message.
 */
export async function bundleContract(root: string): Promise<ContractDocument> {
  const folder = await mkdtemp(join(tmpdir(), "mock-contract-"));
  const file = join(folder, "openapi.json");
  const source = ["api-spec/openapi.yaml", "--config", "api-spec/redocly.yaml"];
  try {
    await run(join(root, "node_modules/.bin/redocly"), ["bundle", ...source, "-o", file], { cwd: root });
    const document = JSON.parse(await readFile(file, "utf8")) as ContractDocument;
    // Those that were recorded are not renewed here.
    addSuccessExamples(document, readDocument(join(root, "generated/openapi.json")));
    return document;
  } catch (error) {
    const {
      stdout = "",
      stderr = "",
      message,
    } = error as { stdout?: string; stderr?: string; message: string };
    const said = stripVTControlCharacters(`${stderr}${stdout}`).trim();
    throw new Error(said === "" ? message : said, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { bundleContract } from "./bundle-contract.ts";

/** A contract as its sources say, which is not what the generated bundle says. */
export type NewerContract = { readonly document: ContractDocument; readonly files: readonly string[] };

/**
 * The contract from its sources below `root`, if any of them was saved after the bundle `file` and says something else;
 * undefined when the bundle is as good. Rejects with the bundler's message.
 */
export async function findNewerContract(root: string, file: string): Promise<NewerContract | undefined> {
  const { mtimeMs: bundledAt } = statSync(file);
  const folder = join(root, "api-spec");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).mtimeMs > bundledAt);
  if (files.length === 0) return undefined;
  const document = await bundleContract(root);
  // A checkout or a copy gives files times that say nothing.
  if (isDeepStrictEqual(document, JSON.parse(readFileSync(file, "utf8")))) return undefined;
  return { document, files: files.map((path) => relative(root, path)) };
}

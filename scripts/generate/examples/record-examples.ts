import { readFileSync, writeFileSync } from "node:fs";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { addSuccessExamples } from "#api-spec/kit/success-examples.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import { startMockServer } from "#mock/node/start.ts";
import { createRecorder } from "./recorder.ts";

/**
 * Writes an example of each success that has none into a bundle: the response of the mock's default world to the
 * contract's example of the request. Where the mock does not respond by the contract, the example is a sample of the
 * schema; returns the ids of such operations, but for those without a handler. Throws ContractError if a schema does
 * not compile.
 */
export async function recordExamples(bundle: string): Promise<string[]> {
  const document = JSON.parse(readFileSync(bundle, "utf8")) as ContractDocument;
  const samples = addSuccessExamples(document);
  const contract = loadContract(document);
  // With a seed, tokens and codes are the same in every run.
  const server = await startMockServer({ document, port: 0, quiet: true, seed: 1 });
  const record = createRecorder(server.urls, contract);
  const failed: string[] = [];
  for (const [id, example] of samples) {
    try {
      const { value, violation } = await record(id);
      example.value = value;
      if (violation !== null) failed.push(violation.replace(/;.*/, ""));
    } catch (error) {
      failed.push(`${id}: ${(error as Error).message}`);
    }
  }
  await server.close();
  writeFileSync(bundle, JSON.stringify(document, null, 2));
  return failed;
}

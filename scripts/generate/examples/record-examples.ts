import { readFileSync, writeFileSync } from "node:fs";
import type { ContractDocument, OperationObject } from "#api-spec/kit/document.ts";
import { walkOperations } from "#api-spec/kit/operation-walk.ts";
import { createResolver } from "#api-spec/kit/refs.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import { startMockServer } from "#mock/server/start.ts";
import { createRecorder } from "./recorder.ts";

/** The lists of a sample have an entry down to here: `data.list` and the lists of its entries. */
const LISTED_DEPTH = 4;

type GeneratedExample = { readonly summary: string; value: unknown };

/**
 * Writes an example of each success that has none into a bundle: the answer of the mock's default world to the contract's
 * example of the request. Where the mock does not answer by the contract, the example is a sample of the schema; returns the
 * ids of such operations, but for those without a handler. Throws ContractError if a schema does not compile.
 */
export async function recordExamples(bundle: string): Promise<string[]> {
  const document = JSON.parse(readFileSync(bundle, "utf8")) as ContractDocument;
  const samples = addSamples(document);
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

/** Adds a sample of its schema to each success without an example; returns them by operation, to be replaced. */
function addSamples(document: ContractDocument): Map<string, GeneratedExample> {
  const resolve = createResolver(document, {});
  return new Map(
    walkOperations(document).flatMap(({ operation }) =>
      mediaOfSuccess(operation).flatMap((media) => {
        if (media.examples) return [];
        const value = sampleValue(media.schema ?? {}, {
          resolve,
          prefer: ({ type, minItems = 0 }, { path }) =>
            type === "array" && minItems === 0 && path.length > LISTED_DEPTH ? [] : undefined,
          countItems: ({ minItems = 0 }) => Math.max(minItems, 1),
        });
        const success: GeneratedExample = { summary: operation.summary ?? "", value };
        Object.assign(media, { examples: { success } });
        return [[operation.operationId ?? "", success] as const];
      }),
    ),
  );
}

const mediaOfSuccess = ({ responses = {} }: OperationObject) =>
  Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith("2") && !("$ref" in response) ? Object.values(response.content ?? {}) : [],
  );

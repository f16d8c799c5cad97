import type { ContractDocument, MediaType, OperationObject } from "./document.ts";
import { walkOperations } from "./operation-walk.ts";
import { createResolver } from "./refs.ts";
import { sampleValue } from "./samples.ts";

/** The lists of a sample have an entry down to here: `data.list` and the lists of its entries. */
const LISTED_DEPTH = 4;

type GeneratedExample = { readonly summary: string; value: unknown };

/**
 * Adds an example to each success of a contract that has none, as its sources have none: that of `recorded`, an earlier
 * bundle, else a sample of the schema. Returns the added ones by operation id, to be replaced.
 */
export function addSuccessExamples(
  document: ContractDocument,
  recorded?: ContractDocument,
): Map<string, GeneratedExample> {
  const resolve = createResolver(document, {});
  const known = new Map(
    recorded
      ? walkOperations(recorded).flatMap(({ operation }) =>
          mediaOfSuccess(operation).map(({ place, media }) => [place, media.examples] as const),
        )
      : [],
  );
  return new Map(
    walkOperations(document).flatMap(({ operation }) =>
      mediaOfSuccess(operation).flatMap(({ place, media }) => {
        if (media.examples) return [];
        const value = sampleValue(media.schema ?? {}, {
          resolve,
          prefer: ({ type, minItems = 0 }, { path }) =>
            type === "array" && minItems === 0 && path.length > LISTED_DEPTH ? [] : undefined,
          countItems: ({ minItems = 0 }) => Math.max(minItems, 1),
        });
        const success: GeneratedExample = { summary: operation.summary ?? "", value };
        Object.assign(media, { examples: known.get(place) ?? { success } });
        return [[operation.operationId ?? "", success] as const];
      }),
    ),
  );
}

function mediaOfSuccess({ operationId = "", responses = {} }: OperationObject) {
  return Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith("2") && !("$ref" in response)
      ? Object.entries(response.content ?? {}).map(([type, media]: [string, MediaType]) => ({
          place: `${operationId} ${status} ${type}`,
          media,
        }))
      : [],
  );
}

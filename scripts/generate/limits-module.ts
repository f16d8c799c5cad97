import type { ContractDocument } from "#api-spec/kit/document.ts";
import { listOperations, type Parameter } from "#api-spec/kit/operations.ts";

const HEADER = "// Generated from generated/openapi.json. Do not edit: run `npm run generate`.\n\n";

/**
 * Writes `limits.ts`: the limits of inputs that many operations share, for code that is not tied to one of them. Throws
 * if the operations disagree.
 */
export function writeLimitsModule(document: ContractDocument): string {
  const parameters = listOperations(document).flatMap((operation) => operation.parameters);
  const limits = {
    "The highest id in a path.": ["ID_MAX", common(parameters, "path", "id", "maximum")],
    "The highest page number.": ["PAGE_MAX", common(parameters, "query", "page", "maximum")],
    "The length of a list of ids in a query.": [
      "IDS_LENGTH_MAX",
      common(parameters, "query", "ids", "maxLength"),
    ],
    "The highest quantity of one order line.": ["QUANTITY_MAX", quantityMax(document)],
    "The most lines of a cart.": ["CART_LINES_MAX", cartLinesMax(document)],
    "The largest uploaded file, in MB.": ["UPLOAD_MB_MAX", uploadMbMax(document)],
  } as const;
  const lines = Object.entries(limits).map(
    ([doc, [name, limit]]) => `/** ${doc} */\nexport const ${name} = ${limit};\n`,
  );
  return HEADER + lines.join("\n");
}

/** Writes `control/limits.ts`: the bounds of the control API that `x-limit` names, for the code that keeps them. */
export function writeControlLimitsModule(document: ContractDocument): string {
  const limits: string[] = [];
  JSON.stringify(document, (_key, schema) => {
    const { "x-limit": name, maxItems, maximum, "x-max-characters": characters } = schema ?? {};
    if (name !== undefined) limits.push(`export const ${name} = ${maxItems ?? maximum ?? characters};\n`);
    return schema;
  });
  return HEADER.replace("openapi", "control/openapi") + limits.toSorted().join("");
}

/** The limit shared by all parameters with this location and name; undefined for types without one. */
function common(
  parameters: readonly Parameter[],
  place: Parameter["in"],
  name: string,
  keyword: "maximum" | "maxLength",
): number {
  const limits = new Set(
    parameters
      .filter((one) => one.in === place && one.name === name)
      .flatMap(({ schema }) => schema[keyword] ?? []),
  );
  const [limit] = limits;
  if (limits.size !== 1 || typeof limit !== "number")
    throw new Error(
      `operations disagree on ${keyword} of ${place} parameter ${name}: ${[...limits].join(", ")}`,
    );
  return limit;
}

function quantityMax({ components }: ContractDocument): number {
  const limit = components?.schemas?.AddToCartItem?.properties?.number?.maximum;
  if (typeof limit !== "number") throw new Error("AddToCartItem.number has no maximum");
  return limit;
}

function cartLinesMax({ components }: ContractDocument): number {
  const limit = components?.schemas?.CartStore?.properties?.data?.maxItems;
  if (typeof limit !== "number") throw new Error("CartStore.data has no maxItems");
  return limit;
}

function uploadMbMax(document: ContractDocument): number {
  const limits = listOperations(document)
    .flatMap(({ bodies }) => bodies)
    .flatMap(({ schema }) => Object.values(schema.properties ?? {}))
    .flatMap((property) => property["x-max-bytes"] ?? []);
  const [limit] = limits;
  if (limits.length !== 1 || limit === undefined) throw new Error("not one file is uploaded");
  return limit / 1024 / 1024;
}

import { readFileSync } from "node:fs";
import { BUNDLE, bundleText } from "./bundle-text.ts";
import type { ContractDocument } from "./document.ts";

/**
 * Reads a bundled contract; generated/openapi.json by default. Throws the error of reading or parsing the file, and an
 * Error if the JSON is not an OpenAPI document.
 */
export function readDocument(file = BUNDLE): ContractDocument {
  const text = file === BUNDLE ? bundleText() : readFileSync(file, "utf8");
  const document = JSON.parse(text) as Partial<ContractDocument> | null;
  if (!document?.info || !document.paths)
    throw new Error(`${file} is not an OpenAPI contract: info or paths is missing`);
  return document as ContractDocument;
}

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ContractDocument } from "./document.ts";

/** The bundled contract, generated/openapi.json. */
export const BUNDLE = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

/**
 * Reads a bundled contract. Throws the error of reading or parsing the file, and an Error if the JSON is not an OpenAPI
 * document.
 */
export function readDocument(file = BUNDLE): ContractDocument {
  const document = JSON.parse(readFileSync(file, "utf8")) as Partial<ContractDocument> | null;
  if (!document?.info || !document.paths)
    throw new Error(`${file} is not an OpenAPI contract: info or paths is missing`);
  return document as ContractDocument;
}

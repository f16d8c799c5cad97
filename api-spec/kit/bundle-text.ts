import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The bundled contract, generated/openapi.json. */
export const BUNDLE = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

/** Its text. Throws the error of reading the file. */
export const bundleText = (): string => readFileSync(BUNDLE, "utf8");

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The bundled contract, generated/openapi.json. */
export const BUNDLE = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));
const CHECKSUM = fileURLToPath(new URL("../../generated/openapi.sha256", import.meta.url));

/** Its text. Throws the error of reading the file. */
export const bundleText = (): string => readFileSync(BUNDLE, "utf8");

/** The checksum of a bundle, as `sha256sum` writes it; generated for a contract of which every schema has compiled. */
export const checksumOf = (text: string): string =>
  `${createHash("sha256").update(text).digest("hex")}  openapi.json\n`;

/** True if every schema of the bundle compiled when it was generated, and the bundle has not been edited since. */
export function isBundleChecked(): boolean {
  try {
    return readFileSync(CHECKSUM, "utf8") === checksumOf(bundleText());
  } catch {
    return false;
  }
}

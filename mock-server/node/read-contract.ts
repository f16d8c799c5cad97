import { readFile } from "node:fs/promises";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { bundleFiles } from "#mock/contract/bundle-files.ts";
import type { ContractKind } from "#mock/contract/contract-kind.ts";
import { importOptional } from "#mock/contract/import-optional.ts";
import { InputError, isRecord } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";

/** The files that `--contract` and `--overlay` name. */
export type ContractFiles = {
  /** An OpenAPI document, YAML or JSON, instead of the bundled contract. */
  readonly contract?: string | undefined;
  /** OpenAPI Overlays, applied in their order. */
  readonly overlays?: readonly string[];
};

export type GivenContract = { readonly document: ContractDocument; readonly contractKind: ContractKind };

/**
 * The contract that the files describe, as OpenAPI 3.1 with all references inside of it; undefined if none is named.
 * Overlays without a contract change `shop`, by default the bundled one. Rejects with InputError, one line that names
 * the file: unreadable, no OpenAPI 3.0 or 3.1, a reference without a target, an overlay that changes nothing.
 */
export async function readContractFiles(
  { contract, overlays = [] }: ContractFiles,
  shop?: ContractDocument,
): Promise<GivenContract | undefined> {
  if (contract === undefined && overlays.length === 0) return undefined;
  let document: object = contract === undefined ? (shop ?? readDocument()) : await readOpenApi(contract);
  if (overlays.length > 0) {
    const load = () => import("#mock/contract/apply-overlay.ts");
    const { applyOverlay } = await importOptional(load, "jsonpath-rfc9535", "--overlay");
    for (const file of overlays) document = applyOverlay(document, await readYaml(file), file);
  }
  return {
    document: (await toOpenApi31(document, contract)) as ContractDocument,
    contractKind: contract === undefined ? "overlaid" : "foreign",
  };
}

async function toOpenApi31(document: object, file = ""): Promise<object> {
  if (!("openapi" in document) || !String(document.openapi).startsWith("3.0")) return document;
  const load = () => import("@scalar/openapi-upgrader/3.0-to-3.1");
  const upgrader = await importOptional(load, "@scalar/openapi-upgrader", `${file} (OpenAPI 3.0)`);
  // It changes its argument.
  return upgrader.upgradeFromThreeToThreeOne(structuredClone(document) as never) as object;
}

async function readYaml(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    throw new InputError(
      say(
        `cannot read ${file}: ${(error as Error).message}`,
        `无法读取 ${file}：${(error as Error).message}`,
      ),
    );
  }
  if (text.trimStart().startsWith("{")) {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new InputError(
        say(
          `${file} is not valid JSON: ${(error as Error).message}`,
          `${file} 不是合法的 JSON：${(error as Error).message}`,
        ),
      );
    }
  }
  const { parse } = await importOptional(() => import("yaml"), "yaml", `${file} (YAML)`);
  try {
    return parse(text);
  } catch (error) {
    const [line = ""] = (error as Error).message.split("\n");
    throw new InputError(say(`${file} is not valid YAML: ${line}`, `${file} 不是合法的 YAML：${line}`));
  }
}

async function readOpenApi(file: string): Promise<object> {
  const document = await readYaml(file);
  if (!isRecord(document) || !isRecord(document.info) || !/^3\.[01]\b/.test(String(document.openapi)))
    throw new InputError(
      say(
        `${file} is not an OpenAPI 3.0 or 3.1 document${versionOf(document)}`,
        `${file} 不是 OpenAPI 3.0 或 3.1 文档${versionOf(document)}`,
      ),
    );
  return hasExternalRefs(document) ? bundleFiles(file) : document;
}

function versionOf(document: unknown): string {
  if (!isRecord(document)) return "";
  const { openapi, swagger } = document;
  if (typeof swagger === "string") return ` (Swagger ${swagger})`;
  return typeof openapi === "string" ? ` (openapi: ${openapi})` : "";
}

function hasExternalRefs(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasExternalRefs);
  if (!isRecord(value)) return false;
  if (typeof value.$ref === "string" && !value.$ref.startsWith("#")) return true;
  return Object.values(value).some(hasExternalRefs);
}

import type { ContractDocument } from "#api-spec/kit/document.ts";
import { InputError } from "#mock/input/input-error.ts";
import { type Text, say } from "#mock/language/say.ts";
import { digest } from "#mock/world/digest.ts";

/** The inputs that a saved world depends on: it is meaningless with another contract, seed or number of goods. */
export type Stamp = {
  /** A hash of the contract without descriptions and examples. */
  readonly contract: string;
  readonly seed: number;
  readonly scale: number;
};

/** Raised when the records of a world change their form. */
export const SAVED_VERSION = 3;

const WORDS = new Set(["description", "summary", "example", "examples", "title", "externalDocs"]);

/** Hash of a contract without its prose: a better description leaves saved worlds valid. */
export function contractHash(document: ContractDocument): string {
  const demands = JSON.stringify(document, (name, value: unknown) =>
    WORDS.has(name) && (typeof value === "string" || name.startsWith("example")) ? undefined : value,
  );
  return digest(demands).toString("hex", 0, 8);
}

export const digestOf = (text: string): string => digest(text).toString("hex");

/** Throws InputError with the difference for something that was saved with another stamp. The text names it. */
export function checkStamp([en, zh]: Text, found: Readonly<Record<string, unknown>>, current: Stamp): void {
  if (found.version !== SAVED_VERSION)
    throw new InputError(
      say(
        `${en}: its version is ${String(found.version)}, this server reads only version ${SAVED_VERSION}`,
        `${zh}：版本为 ${String(found.version)}，本服务只能读取版本 ${SAVED_VERSION}`,
      ),
    );
  for (const key of ["contract", "seed", "scale"] as const)
    if (found[key] !== current[key])
      throw new InputError(
        say(
          `${en}: saved with another ${key} (${String(found[key])}), this server has ${current[key]}; use the same contract, --seed and --scale`,
          `${zh}：保存时的 ${key} 不同（${String(found[key])}），本服务为 ${current[key]}；请使用相同的契约、--seed 和 --scale`,
        ),
      );
}

import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { importOptional } from "./import-optional.ts";

/** A document with the files in it that it refers to. Rejects with InputError for a reference without a target. */
export async function bundleFiles(file: string): Promise<object> {
  const name = "@stoplight/json-schema-ref-parser";
  const load = () => import("@stoplight/json-schema-ref-parser");
  const { default: parser } = await importOptional(load, name, `${file} ($ref)`);
  try {
    return await parser.bundle(file);
  } catch (error) {
    const reason = (error as Error).message.replaceAll(/\s*\n\s*/g, ", ");
    throw new InputError(
      say(`${file} has a reference without a target: ${reason}`, `${file} 中有无效的引用：${reason}`),
    );
  }
}

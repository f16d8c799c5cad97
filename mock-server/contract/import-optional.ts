import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";

/**
 * Imports a module that needs a package which is not installed beside the packed mock. `feature` is what needs it, for
 * the error. Rejects with InputError if the package is missing.
 */
export async function importOptional<T>(load: () => Promise<T>, name: string, feature: string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new InputError(
      say(
        `${feature} needs a package: npm install -D ${name}`,
        `${feature}需要先安装：npm install -D ${name}`,
      ),
    );
  }
}

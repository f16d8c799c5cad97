import { createHmac, randomBytes } from "node:crypto";

/** The secret that a world's tokens, codes and signatures are derived from; `value` can be saved and restored. */
export type Secret = { value: string; digest(text: string): Buffer };

/** A secret that nobody else knows, unless its value is given: then the same calls draw the same tokens. */
export function createSecret(value = randomBytes(32).toString("hex")): Secret {
  return {
    value,
    digest(text) {
      return createHmac("sha256", this.value).update(text).digest();
    },
  };
}

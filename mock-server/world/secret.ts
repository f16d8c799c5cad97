import { createHmac, randomBytes } from "node:crypto";

/** What tokens, codes and signatures of a world are made from; `value` can be saved and restored. */
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

import { keyedDigest, randomHex } from "./digest.ts";

/** The secret that a world's tokens, codes and signatures are derived from; `value` can be saved and restored. */
export type Secret = { value: string; digest(text: string): Buffer };

/** A secret that nobody else knows, unless its value is given: then the same calls draw the same tokens. */
export function createSecret(value = randomHex(32)): Secret {
  return {
    value,
    digest(text) {
      return keyedDigest(this.value, text);
    },
  };
}

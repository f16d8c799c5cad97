/** Replaces a secret. */
export const MASK = "***";

/** Fields with secret values, in requests and responses. */
const SECRET_NAME =
  /^(?:.*password.*|passwd|pwd|.*token|.*secret|captcha|session|authorization|openid|unionid)$/i;
/** A code from a text message; the code of an envelope is a number. */
const SMS_CODE = /^\d{4,8}$/;
const PHONE = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const PHONE_NAME = /phone|mobile|tel/i;
const JSON_WEB_TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** Shorter ones are flags, and would be found in the middle of other words. */
const SHORTEST_SECRET = 8;

/** Removes secrets from a value, however deep, and keeps its shape. */
export type Mask = {
  value(value: unknown, name?: string): unknown;
  text(text: string): string;
};

/**
 * Masks passwords, tokens and text message codes by the names of their fields, phone numbers (the four digits in the
 * middle become 0, so that they are still phone numbers) and each of `secrets` wherever it occurs.
 */
export function createMask(secrets: readonly string[] = []): Mask {
  const known = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
  const text = (original: string) => {
    let masked = original;
    for (const secret of known) masked = masked.replaceAll(secret, MASK);
    return masked.replaceAll(JSON_WEB_TOKEN, MASK).replaceAll(PHONE, "$10000$2");
  };
  const value = (original: unknown, name = ""): unknown => {
    if (typeof original === "string") return isSecret(name, original) ? MASK : text(original);
    if (typeof original === "number")
      return PHONE_NAME.test(name) ? Number(text(String(original))) : original;
    if (Array.isArray(original)) return original.map((item) => value(item, name));
    if (typeof original !== "object" || original === null) return original;
    return Object.fromEntries(Object.entries(original).map(([key, item]) => [key, value(item, key)]));
  };
  return { value, text };
}

const isSecret = (name: string, text: string) =>
  text !== "" && (SECRET_NAME.test(name) || (name === "code" && SMS_CODE.test(text)));

const SECRET_HEADER =
  /^(?:cookie|set-cookie|authorization|proxy-authorization)$|token|secret|api-?key|csrf|xsrf/i;

export const isSecretHeader = (name: string) => SECRET_HEADER.test(name);

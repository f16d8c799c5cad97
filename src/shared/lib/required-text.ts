import * as z from "zod/mini";

/** A text of a form that must be filled in, at most `max` long without the spaces around it. */
export const requiredText = (missing: string, name: string, max: number, unit = "个字符") =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(max, `${name}不超过 ${max} ${unit}`),
    );

/** A required text of a form that must match a pattern once it is read, by default without the spaces around. */
export const requiredPattern = (
  missing: string,
  pattern: RegExp,
  wrong: string,
  read = (written: string): string => written.trim(),
) =>
  z
    .string()
    .check(z.overwrite(read), z.minLength(1, { error: missing, abort: true }), z.regex(pattern, wrong));

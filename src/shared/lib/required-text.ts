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

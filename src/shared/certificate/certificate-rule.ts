import * as z from "zod/mini";
import { requiredText } from "#src/shared/lib/required-text.ts";
import { plainText } from "#src/shared/lib/written.ts";

type Context = {
  /** False for a type that has no number. */
  hasNumber: boolean;
  /** True for a certificate that is ticked as valid without an end, which its type may be. */
  isLongTerm: boolean;
  /** The server's date, as `2026-11-21`. */
  today: string;
  numberMax: number;
  /** Says that the file is missing. */
  missing: string;
};

/** Validation of a certificate as it is submitted; full-width characters of a number are normalized. */
export const certificateRule = ({ hasNumber, isLongTerm, today, numberMax, missing }: Context) =>
  z.object({
    number: hasNumber
      ? requiredText("请填写证照编号", "证照编号", numberMax).check(z.overwrite(plainText))
      : z.string(),
    expires_at: isLongTerm
      ? z.string()
      : z.string().check(
          z.minLength(1, { error: "请选择有效期", abort: true }),
          z.refine((day) => day > today, "有效期须晚于今天，请上传在有效期内的证照"),
        ),
    isLongTerm: z.boolean(),
    file: z
      .nullable(z.object({ id: z.string(), url: z.string(), name: z.string() }))
      .check(z.refine((file) => file !== null, missing)),
  });

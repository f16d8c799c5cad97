import * as z from "zod/mini";
import { submitCertificateBodyNumberMax } from "#generated/zod/certificate/certificate.zod.ts";
import { requiredText } from "#src/shared/lib/required-text.ts";

/** Validation of a certificate; `today` is the server's date, as `2026-11-21`. */
export const certificateRules = (today: string) =>
  z.object({
    kind: z.string().check(z.minLength(1, "请选择证照类型")),
    number: requiredText("请填写证照编号", "证照编号", submitCertificateBodyNumberMax),
    expires_at: z.string().check(
      z.minLength(1, { error: "请选择有效期", abort: true }),
      z.refine((day) => day > today, "有效期须晚于今天，请上传在有效期内的证照"),
    ),
    file: z
      .nullable(z.object({ id: z.string(), url: z.string(), name: z.string() }))
      .check(z.refine((file) => file !== null, "请上传证照照片或扫描件")),
  });

import * as z from "zod/mini";
import { submitCertificateBodyNumberMax } from "#generated/zod/certificate/certificate.zod.ts";
import { certificateRule } from "#src/shared/certificate/certificate-rule.ts";

type Context = {
  /** The server's date, as `2026-11-21`. */
  today: string;
  hasNumber: boolean;
  isLongTerm: boolean;
};

/** Validation of a certificate with its kind. */
export const certificateRules = (context: Context) =>
  z.object({
    kind: z.string().check(z.minLength(1, "请选择证照类型")),
    ...certificateRule({
      ...context,
      numberMax: submitCertificateBodyNumberMax,
      missing: "请上传证照照片或扫描件",
    }).shape,
  });

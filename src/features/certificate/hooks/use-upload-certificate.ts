import { useUploadFile } from "#generated/hooks/upload/upload.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import type { UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";

/** The contract's kind of file for certificates. */
const CERTIFICATE = 1;

/** Sends a certificate's scan; what the server says against it is told beside the file. */
export function useUploadCertificate(): (file: File) => Promise<UploadedPicture> {
  const { mutateAsync } = useUploadFile({ mutation: { meta: { onApiError: isToldHere } } });
  return async (file) => {
    try {
      const { data } = await mutateAsync({ data: { file, kind: CERTIFICATE } });
      return { id: data.id, url: data.url, name: data.name };
    } catch (error) {
      throw new Error((error as ApiError).firstFieldMessage || "系统繁忙，请稍候再试", { cause: error });
    }
  };
}

function isToldHere({ kind }: ApiError): boolean {
  return kind !== "login-required" && kind !== "agreement-required";
}

import { useUploadFile } from "#generated/hooks/upload/upload.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import type { UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";

/** The contract's kind of file for pictures of returns and complaints. */
const CASE_PICTURE = 2;

/** Sends a picture of a return or complaint; what the server says against it is told beside the picture. */
export function useUploadPicture(): (file: File) => Promise<UploadedPicture> {
  const { mutateAsync } = useUploadFile({ mutation: { meta: { onApiError: isToldHere } } });
  return async (file) => {
    try {
      const { data } = await mutateAsync({ data: { file, kind: CASE_PICTURE } });
      return { id: data.id, url: data.url, name: data.name };
    } catch (error) {
      throw new Error((error as ApiError).firstFieldMessage || "系统繁忙，请稍候再试", { cause: error });
    }
  };
}

function isToldHere({ kind }: ApiError): boolean {
  return kind !== "login-required" && kind !== "agreement-required";
}

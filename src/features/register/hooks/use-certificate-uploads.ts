import { useRef, useState } from "react";
import { useUploadFile } from "#generated/hooks/upload/upload.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import type { UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";

/** UploadKind of the contract. */
const CERTIFICATE = 1;

/**
 * Sends the files of several certificates one after the other, since a second upload at the same time would cancel the
 * first. Rejects with what the user may read.
 */
export function useCertificateUploads() {
  const { mutateAsync } = useUploadFile({ mutation: { meta: { silent: true } } });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);

  async function upload(file: File): Promise<UploadedPicture> {
    setWaiting((count) => count + 1);
    const mine = last.current.then(() => mutateAsync({ data: { file, kind: CERTIFICATE } }));
    last.current = mine.catch(() => {});
    try {
      const { data } = await mine;
      return { id: data.id, url: data.url, name: data.name };
    } catch (error) {
      throw new Error(problemOf(error), { cause: error });
    } finally {
      setWaiting((count) => count - 1);
    }
  }
  return { upload, isUploading: waiting > 0 };
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "上传未成功，请重试";
  if (error.kind === "server") return "系统繁忙，请稍候再试";
  if (error.kind === "timeout") return "上传超时，请检查网络后重试";
  return error.firstFieldMessage.replace(/。$/, "") || "上传未成功，请重试";
}

import { useUploadFile } from "#generated/hooks/upload/upload.ts";
import type { UploadFileBody } from "#generated/model/index.ts";
import { shownInPlace } from "#src/shared/api/error-kinds.ts";
import { ApiError } from "../api/api-error.ts";
import { type UploadWatch, watchUpload } from "../api/upload-watch.ts";
import type { UploadedPicture } from "../ui/field/use-picture-uploads.ts";

type Kind = UploadFileBody["kind"];

/** One at a time, even across fields: a repeated upload would cancel the one before. */
const IN_TURN = { scope: { id: "upload" }, meta: { errors: shownInPlace } } as const;

/** Uploads files of a kind. Rejects with a message to show beside the file. */
export function useUpload(kind: Kind): (file: File, watch: UploadWatch) => Promise<UploadedPicture> {
  const { mutateAsync } = useUploadFile({ mutation: IN_TURN });
  return async (file, watch) => {
    watchUpload(file, watch);
    try {
      const { data } = await mutateAsync({ data: { file, kind } });
      return { id: data.id, url: data.url, name: data.name };
    } catch (error) {
      throw new Error(problemOf(error), { cause: error });
    }
  };
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "上传失败，请重试";
  if (error.kind === "server") return "系统繁忙，请稍候再试";
  if (error.kind === "timeout") return "上传超时，请检查网络后重试";
  return error.firstFieldMessage.replace(/。$/, "") || "上传失败，请重试";
}

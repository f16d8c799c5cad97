import { useUploadFile } from "#generated/hooks/upload/upload.ts";
import type { UploadFileBody } from "#generated/model/index.ts";
import { isRefusal, shownInPlace } from "#src/shared/api/error-kinds.ts";
import { ApiError } from "../api/api-error.ts";
import { watchUpload } from "../api/upload-watch.ts";
import { FileFault, isPdf } from "../lib/picture-rules.ts";
import type { PictureWatch, UploadedPicture } from "../ui/field/use-picture-uploads.ts";

type Kind = UploadFileBody["kind"];

/** One at a time, even across fields: a repeated upload would cancel the one before. */
const IN_TURN = { scope: { id: "upload" }, meta: { errors: shownInPlace } } as const;

/**
 * Uploads files of a kind, photos as `preparePhoto` returns them. Rejects with a message to show beside the file: a
 * `FileFault` where another try is no use.
 */
export function useUpload(kind: Kind): (file: File, watch: PictureWatch) => Promise<UploadedPicture> {
  const { mutateAsync } = useUploadFile({ mutation: IN_TURN });
  return async (chosen, watch) => {
    try {
      const file = await prepared(chosen, watch);
      watchUpload(file, watch);
      const { data } = await mutateAsync({ data: { file, kind } });
      return { id: data.id, url: data.url, name: data.name };
    } catch (error) {
      if (error instanceof FileFault) throw error;
      const isRefused = error instanceof ApiError && isRefusal(error);
      throw isRefused
        ? new FileFault(problemOf(error), { cause: error })
        : new Error(problemOf(error), { cause: error });
    }
  };
}

async function prepared(file: File, { onPreparing, signal }: PictureWatch): Promise<File> {
  if (isPdf(file.name)) return file;
  onPreparing(true);
  const { preparePhoto } = await import("./prepare-photo.ts");
  const photo = await preparePhoto(file);
  onPreparing(false);
  signal.throwIfAborted();
  return photo;
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "上传失败，请重试";
  if (error.kind === "server") return "系统繁忙，请稍候再试";
  if (error.kind === "timeout") return "上传超时，请检查网络后重试";
  return error.firstFieldMessage.replace(/。$/, "") || "上传失败，请重试";
}

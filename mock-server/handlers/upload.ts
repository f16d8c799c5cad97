import type { UploadFileBody } from "#generated/model/uploadFileBody.ts";
import { keepUpload } from "#mock/state/commands/keep-upload.ts";
import type { ReceivedFile } from "#mock/state/received-file.ts";
import { uploadUrl } from "#mock/state/uploads.ts";
import { created, type Handler } from "./define.ts";

export const uploadFile: Handler<{ body: UploadFileBody & { file: ReceivedFile } }> = (request, state) => {
  const upload = keepUpload(state, request.userId, request.body.file, request.body.kind);
  const { id, name, size, kind } = upload;
  return created({ id, url: uploadUrl(upload, request.origin), name, size, kind });
};

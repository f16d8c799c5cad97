import type { UploadFileBody } from "#generated/model/uploadFileBody.ts";
import { created, type Handler } from "#mock/domain/common/handler.ts";
import { keepUpload } from "./commands.ts";
import type { ReceivedFile } from "./received-file.ts";
import { newUploadUrl } from "./rules/uploads.ts";

export const uploadFile: Handler<{ body: UploadFileBody & { file: ReceivedFile } }> = (request, state) => {
  const upload = keepUpload(state, request.userId, request.body.file, request.body.kind);
  const { id, name, size, kind } = upload;
  return created({ id, url: newUploadUrl(state, upload, request.origin), name, size, kind });
};

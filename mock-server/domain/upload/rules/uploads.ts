import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { FileType, UploadRecord } from "../records.ts";

/** Ids of uploads start here; lower ones belong to the seed. */
export const FIRST_UPLOAD_ID = 5001;

const EXTENSIONS: Readonly<Record<FileType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

/** An uploaded file; undefined for an unknown id, or one that was not used within a day. */
export function findUpload(state: WorldState, id: number): UploadRecord | undefined {
  const upload = state.uploads.get(id);
  return upload && isKept(upload, state.clock.now()) ? upload : undefined;
}

/** Whether a file is still stored at `now` (ms). */
export const isKept = ({ isUsed, createdAt }: UploadRecord, now: number): boolean =>
  isUsed || now < createdAt + DAY_MS;

/** The URLs of uploaded files, ignoring those that were deleted. */
export const uploadUrls = (state: WorldState, ids: readonly number[], origin: string): string[] =>
  ids.flatMap((id) => {
    const upload = findUpload(state, id);
    return upload ? [uploadUrl(upload, origin)] : [];
  });

/** The URL of an uploaded file. */
export const uploadUrl = ({ id, type }: Pick<UploadRecord, "id" | "type">, origin: string): string =>
  `${origin}/images/uploads/${id}.${EXTENSIONS[type]}`;

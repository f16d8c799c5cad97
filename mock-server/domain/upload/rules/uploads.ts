import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { FileType, UploadRecord } from "../records.ts";
import { signedQuery } from "./signed-address.ts";

const EXTENSIONS: Readonly<Record<FileType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

/** An uploaded file; undefined for an unknown id, or one that was not used within a day. */
export function findUpload(state: WorldState, id: string): UploadRecord | undefined {
  const upload = state.uploads.get(id);
  return upload && isRetained(upload, state.clock.now()) ? upload : undefined;
}

/** The time (ms) at which a file is deleted unless it is used. */
export const expiryOf = ({ createdAt }: UploadRecord): number => createdAt + DAY_MS;

/** True if a file is still stored at `now` (ms). */
export const isRetained = (upload: UploadRecord, now: number): boolean =>
  upload.isUsed || now < expiryOf(upload);

/** The URLs of uploaded files, ignoring those that were deleted. */
export const uploadUrls = (state: WorldState, ids: readonly string[], origin: string): string[] =>
  ids.flatMap((id) => {
    const upload = findUpload(state, id);
    return upload ? [uploadUrl(upload, origin)] : [];
  });

/** The URL of an uploaded file, for the session of its owner. */
export const uploadUrl = (upload: UploadRecord, origin: string): string => `${origin}${pathOf(upload)}`;

/** The URL of a file just uploaded: a visitor has no session yet, and opens it by its signature. */
export function newUploadUrl(state: WorldState, upload: UploadRecord, origin: string): string {
  const url = uploadUrl(upload, origin);
  return upload.userId === null ? `${url}?${signedQuery(state, pathOf(upload))}` : url;
}

const pathOf = ({ id, type }: UploadRecord): string => `/images/uploads/${id}.${EXTENSIONS[type]}`;

import { invalid } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { UploadRecord } from "../records.ts";
import { findUpload } from "./uploads.ts";

const GONE = "文件不存在或已过期，请重新上传";

/**
 * Why a buyer cannot use a file id; undefined for the buyer's own file, and for a visitor's, whose id nobody else
 * knows.
 */
export function uploadProblem(state: WorldState, user: UserRecord, fileId: string): string | undefined {
  const upload = findUpload(state, fileId);
  return upload && (upload.userId === null || upload.userId === user.id) ? undefined : GONE;
}

/**
 * Marks uploaded files as used: they belong to the buyer and stay. 422 for each that does not exist or belongs to
 * others, on the field returned by `fieldOf` for its index. Returns the files in the order of the ids.
 */
export function takeUploads(
  state: WorldState,
  user: UserRecord,
  fileIds: readonly string[],
  fieldOf: (index: number) => string,
): UploadRecord[] {
  const errors: Record<string, string[]> = {};
  const used = fileIds.flatMap((id, index) => {
    const upload = findUpload(state, id);
    if (upload && uploadProblem(state, user, id) === undefined)
      return [{ ...upload, userId: user.id, isUsed: true }];
    errors[fieldOf(index)] = [GONE];
    return [];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors, SHOP_RULES.upload);
  for (const upload of used) state.uploads.put(upload.id, upload);
  return used;
}

import type { UploadKind } from "#generated/model/index.ts";
import { drawId } from "#mock/domain/common/random-text.ts";
import { invalidField, tooManyRequests } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ReceivedFile } from "./received-file.ts";
import type { UploadRecord } from "./records.ts";
import { fileTypeOf } from "./rules/file-type.ts";
import { makeRoom } from "./rules/room.ts";
import { expiryOf, isRetained } from "./rules/uploads.ts";

/** The maximum size of a world's files; beyond it the bytes of the oldest are dropped. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Files that a buyer, or all visitors of a world, have uploaded and not used yet. */
const MOST_UNUSED = 200;

/** The contract's maximum length of a name. */
const LONGEST_NAME = 200;

/**
 * Stores an uploaded file of a buyer, or of a visitor (null). 422 on `file` for anything but JPEG, PNG, WebP and PDF,
 * judged by its first bytes; 429 beyond 200 unused files. Also deletes files that were not used within a day.
 */
export function keepUpload(
  state: WorldState,
  userId: number | null,
  file: ReceivedFile,
  kind: UploadKind,
): UploadRecord {
  if (file.size === 0) throw invalidField("file", "文件是空的，请重新选择文件", SHOP_RULES.upload);
  const type = fileTypeOf(file.content);
  if (!type)
    throw invalidField("file", "仅支持 JPG、PNG、WebP 图片或 PDF 文件，请重新选择文件", SHOP_RULES.upload);
  const now = state.clock.now();
  for (const one of state.uploads.values()) if (!isRetained(one, now)) state.uploads.delete(one.id);
  const unused = [...state.uploads.values()].filter((one) => one.userId === userId && !one.isUsed);
  if (unused.length >= MOST_UNUSED) {
    const wait = Math.min(...unused.map((one) => expiryOf(one) - now));
    const message = "未使用的文件过多，请先提交已上传的文件，或明天再试";
    throw tooManyRequests(message, SHOP_RULES.upload, Math.ceil(wait / 1000));
  }
  makeRoom(state.uploads, file.size, MOST_BYTES);
  const upload: UploadRecord = {
    id: drawId(state, "upload"),
    userId,
    name: Array.from(file.name).slice(0, LONGEST_NAME).join(""),
    type,
    size: file.size,
    kind,
    content: Buffer.from(file.content.buffer, file.content.byteOffset, file.size).toString("base64"),
    createdAt: now,
    isUsed: false,
  };
  state.uploads.put(upload.id, upload);
  return upload;
}

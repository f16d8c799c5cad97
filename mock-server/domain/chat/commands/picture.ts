import { invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { fileTypeOf } from "#mock/domain/upload/rules/file-type.ts";
import { makeRoom } from "#mock/domain/upload/rules/room.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ChatMessageRecord } from "../records.ts";
import { MOST_PICTURE_BYTES } from "../rules/limits.ts";
import { say } from "./say.ts";

/** The pictures that a world keeps at most; beyond it the bytes of the oldest are dropped. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Adds a message with a picture. 422 on `picture` for anything but JPEG, PNG and WebP, judged by its first bytes, and
 * for more than 5 MB.
 */
export function sayPicture(state: WorldState, user: UserRecord, bytes: Buffer): ChatMessageRecord {
  const type = fileTypeOf(bytes);
  if (bytes.length === 0 || type === undefined || type === "application/pdf")
    throw invalidField("picture", "仅支持 JPG、PNG、WebP 图片，请重新选择", SHOP_RULES.chat);
  if (bytes.length > MOST_PICTURE_BYTES)
    throw invalidField("picture", "图片超过 5 MB，请压缩后再发送", SHOP_RULES.chat);
  makeRoom(state.chatPictures, bytes.length, MOST_BYTES);
  const id = state.next("chatPicture", 1);
  state.chatPictures.put(id, {
    id,
    userId: user.id,
    type,
    size: bytes.length,
    content: bytes.toString("base64"),
  });
  return say(state, user, { kind: "picture", id });
}

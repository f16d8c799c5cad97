import { InputError, isRecord } from "#mock/input/input-error.ts";
import { type Text, say } from "#mock/language/say.ts";
import { checkSaved } from "./check-saved.ts";
import type { Snapshot } from "./snapshots.ts";
import { SAVED_VERSION, type Stamp, checkStamp, digestOf } from "./stamp.ts";

const FORMAT = "mock-snapshot";
const SNAPSHOT: Text = ["snapshot", "快照"];

/** A snapshot as downloaded: what it depends on, and a digest that reveals an incomplete or edited file. */
export const writeSnapshot = ({ name, savedAt, content }: Snapshot, stamp: Stamp) => ({
  format: FORMAT,
  version: SAVED_VERSION,
  ...stamp,
  name,
  saved_at: new Date(savedAt).toISOString(),
  sha256: digestOf(JSON.stringify(content)),
  content,
});

/**
 * Reads a downloaded snapshot; `name` replaces its own. Throws InputError for one that is incomplete, edited or of
 * another server.
 */
export function readSnapshot(
  file: unknown,
  stamp: Stamp,
  tables: ReadonlySet<string>,
  name?: string,
): Snapshot {
  if (!isRecord(file) || file.format !== FORMAT)
    throw new InputError(
      say(
        "not a snapshot file: upload a JSON file downloaded from snapshots/file",
        "不是快照文件：请上传从 snapshots/file 下载的 JSON 文件",
      ),
    );
  checkStamp(SNAPSHOT, file, stamp);
  if (file.sha256 !== digestOf(JSON.stringify(file.content) ?? ""))
    throw new InputError(
      say(
        "the snapshot is incomplete or was edited: its checksum does not match, download it again",
        "快照不完整或被改动过：校验和不一致，请重新下载",
      ),
    );
  const savedAt = Date.parse(String(file.saved_at));
  if (Number.isNaN(savedAt))
    throw new InputError(say("snapshot: saved_at is not a time", "快照：saved_at 不是时间"));
  return {
    name: checkSnapshotName(name ?? file.name),
    savedAt,
    content: checkSaved(SNAPSHOT, file.content, tables),
  };
}

/** Throws InputError for a name that does not fit into a list or a URL. */
export function checkSnapshotName(name: unknown): string {
  if (typeof name === "string" && /^[\p{L}\p{N}._ -]{1,64}$/u.test(name)) return name;
  throw new InputError(
    say(
      "the name of a snapshot must be 1 to 64 letters, digits, dots, spaces, underscores or hyphens",
      "快照名称必须是 1 到 64 个字母、汉字、数字、点、空格、下划线或连字符",
    ),
  );
}

import { Camera, Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import type { SnapshotFile } from "#generated/control/model/snapshotFile.ts";
import { download } from "../parts/download.ts";
import { useNow } from "../time/use-now.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { useControl } from "../world/world-context.ts";

export function SaveBar() {
  const { world } = useControl();
  const now = useNow();
  const [name, setName] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const save = useControlAction(
    (control, as: string) => control.snapshots.save(as),
    (as) => `已保存为「${as}」`,
  );
  const saveFile = useControlAction(async (control) =>
    download(`${world}-now.json`, await control.snapshots.download()),
  );
  const upload = useControlAction(
    async (control, chosen: File) => control.snapshots.upload(await readFile(chosen)),
    (_, { name: as }) => `已传入快照「${as}」，恢复后才生效`,
  );
  return (
    <form
      className="save-bar"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(name.trim() || suggest(now?.text), { onSuccess: () => setName("") });
      }}
    >
      <input
        className="input"
        aria-label="快照名"
        placeholder={suggest(now?.text)}
        value={name}
        maxLength={64}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button button-accent" disabled={save.isPending}>
        <Camera size={15} aria-hidden /> 保存快照
      </button>
      <span className="top-space" />
      <button
        type="button"
        className="button"
        disabled={saveFile.isPending}
        onClick={() => saveFile.mutate()}
      >
        <Download size={15} aria-hidden /> 下载此刻
      </button>
      <button
        type="button"
        className="button"
        disabled={upload.isPending}
        onClick={() => file.current?.click()}
      >
        <Upload size={15} aria-hidden /> 上传快照
      </button>
      <input
        ref={file}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="快照文件"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) upload.mutate(chosen);
          // Lets the same file be chosen again.
          target.value = "";
        }}
      />
    </form>
  );
}

/** A default name from the world's time. */
const suggest = (now = ""): string => now.slice(5, 16).replaceAll(/[: ]/g, "-") || "快照";

async function readFile(file: File): Promise<SnapshotFile> {
  try {
    return JSON.parse(await file.text()) as SnapshotFile;
  } catch {
    throw new Error(`${file.name} 不是 JSON 文件，没有传入任何东西`);
  }
}

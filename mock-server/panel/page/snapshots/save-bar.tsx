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
    (as) => `Saved as “${as}”`,
  );
  const saveFile = useControlAction(async (control) =>
    download(`${world}-now.json`, await control.snapshots.download()),
  );
  const upload = useControlAction(
    async (control, chosen: File) => control.snapshots.upload(await readFile(chosen)),
    (_, { name: as }) => `Snapshot “${as}” uploaded; restore it to use it`,
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
        aria-label="Snapshot name"
        placeholder={suggest(now?.text)}
        value={name}
        maxLength={64}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button button-accent" disabled={save.isPending}>
        <Camera size={15} aria-hidden /> Save snapshot
      </button>
      <span className="top-space" />
      <button
        type="button"
        className="button"
        disabled={saveFile.isPending}
        onClick={() => saveFile.mutate()}
      >
        <Download size={15} aria-hidden /> Download now
      </button>
      <button
        type="button"
        className="button"
        disabled={upload.isPending}
        onClick={() => file.current?.click()}
      >
        <Upload size={15} aria-hidden /> Upload
      </button>
      <input
        ref={file}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="Snapshot file"
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
const suggest = (now = ""): string => now.slice(5, 16).replaceAll(/[: ]/g, "-") || "snapshot";

async function readFile(file: File): Promise<SnapshotFile> {
  try {
    return JSON.parse(await file.text()) as SnapshotFile;
  } catch {
    throw new Error(`${file.name} is not a JSON file; nothing was uploaded`);
  }
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FileKind, fileProblem } from "#src/shared/lib/picture-rules.ts";

/** A picture that the server has taken. */
export type UploadedPicture = { id: number; url: string; name: string };

/** A picture on its way; with a problem it waits for another try or to be removed. */
export type PendingPicture = { key: number; file: File; problem: string | undefined };

type Options = {
  accepts: FileKind;
  room: number;
  /** Sends one file; rejects with an error whose message the user may read. */
  upload: (file: File) => Promise<UploadedPicture>;
  onUploaded: (picture: UploadedPicture) => void;
};

/**
 * Sends pictures one after the other: a second upload at the same time would cancel the first. Files that cannot be
 * taken are refused before they are sent.
 */
export function usePictureUploads({ accepts, room, upload, onUploaded }: Options) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const lastKey = useRef(0);
  const running = useRef<number>(undefined);
  const next = pending.find(({ problem }) => problem === undefined);

  const send = useEffectEvent(async ({ key, file }: PendingPicture) => {
    const result = await upload(file).catch(problemOf);
    running.current = undefined;
    if (typeof result !== "string") onUploaded(result);
    setPending((list) =>
      typeof result === "string"
        ? list.map((one) => (one.key === key ? { ...one, problem: result } : one))
        : list.filter((one) => one.key !== key),
    );
  });

  useEffect(() => {
    if (!next || running.current !== undefined) return;
    running.current = next.key;
    void send(next);
  }, [next]);

  function add(files: readonly File[]): void {
    const fitting = files.filter((file) => fileProblem(file, accepts) === undefined);
    const problems = files.flatMap((file) => fileProblem(file, accepts) ?? []);
    if (fitting.length > room) problems.push(`最多还能添加 ${room} 个，其余未添加`);
    setRefusal(problems.length > 0 ? `${problems.join("；")}。` : undefined);
    const added = fitting
      .slice(0, room)
      .map((file) => ({ key: ++lastKey.current, file, problem: undefined }));
    setPending((list) => [...list, ...added]);
  }

  const remove = (gone: number) => setPending((list) => list.filter(({ key }) => key !== gone));
  const retry = (again: number) =>
    setPending((list) => list.map((one) => (one.key === again ? { ...one, problem: undefined } : one)));

  return { pending, refusal, add, remove, retry };
}

function problemOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : "上传未成功";
}

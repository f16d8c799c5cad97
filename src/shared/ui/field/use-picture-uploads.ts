import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FileKind, fileProblem } from "#src/shared/lib/picture-rules.ts";

export type UploadedPicture = { id: string; url: string; name: string };

/** A picture being uploaded; with a problem it waits to be retried or removed. */
export type PendingPicture = {
  key: number;
  file: File;
  /** Upload progress in per cent. */
  percent: number;
  problem: string | undefined;
};

/** Receives the progress of an upload and can abort it. */
export type PictureWatch = { onProgress: (percent: number) => void; signal: AbortSignal };

type Options = {
  accepts: FileKind;
  room: number;
  /** Uploads one file; rejects with an error whose message can be shown. */
  upload: (file: File, watch: PictureWatch) => Promise<UploadedPicture>;
  onUploaded: (picture: UploadedPicture) => void;
};

/**
 * Uploads pictures one by one, in the order they were chosen. Unacceptable files are rejected up front; removing a file
 * aborts its upload.
 */
export function usePictureUploads({ accepts, room, upload, onUploaded }: Options) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const lastKey = useRef(0);
  const running = useRef<{ key: number; controller: AbortController }>(undefined);
  const next = pending.find(({ problem }) => problem === undefined);

  const change = (key: number, changes: Partial<PendingPicture>) =>
    setPending((list) => list.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (gone: number) => setPending((list) => list.filter(({ key }) => key !== gone));

  const send = useEffectEvent(async ({ key, file }: PendingPicture, { signal }: AbortController) => {
    const onProgress = (percent: number) => change(key, { percent });
    const result = await upload(file, { onProgress, signal }).catch(problemOf);
    running.current = undefined;
    if (signal.aborted) return drop(key);
    if (typeof result === "string") return change(key, { problem: result });
    onUploaded(result);
    drop(key);
  });

  useEffect(() => {
    if (!next || running.current) return;
    const controller = new AbortController();
    running.current = { key: next.key, controller };
    void send(next, controller);
  }, [next]);

  function add(files: readonly File[]): void {
    const fitting = files.filter((file) => fileProblem(file, accepts) === undefined);
    const problems = files.flatMap((file) => fileProblem(file, accepts) ?? []);
    if (fitting.length > room) problems.push(`最多还能添加 ${room} 个，其余未添加`);
    setRefusal(problems.length > 0 ? `${problems.join("；")}。` : undefined);
    const added = fitting
      .slice(0, room)
      .map((file) => ({ key: ++lastKey.current, file, percent: 0, problem: undefined }));
    setPending((list) => [...list, ...added]);
  }

  function remove(key: number): void {
    // A running upload is removed once it has been aborted, and the next one begins.
    if (running.current?.key === key) running.current.controller.abort();
    else drop(key);
  }
  const retry = (key: number) => change(key, { problem: undefined, percent: 0 });

  return { pending, refusal, add, remove, retry };
}

function problemOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : "上传失败";
}

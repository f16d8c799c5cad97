import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FileKind, fileProblem } from "#src/shared/lib/picture-rules.ts";

/** A picture that the server has taken. */
export type UploadedPicture = { id: number; url: string; name: string };

/** A picture on its way; with a problem it waits for another try or to be removed. */
export type PendingPicture = {
  key: number;
  file: File;
  /** How much of it has been sent, in per cent. */
  percent: number;
  problem: string | undefined;
};

/** Is told how far an upload has come, and can stop it. */
export type PictureWatch = { onProgress: (percent: number) => void; signal: AbortSignal };

type Options = {
  accepts: FileKind;
  room: number;
  /** Sends one file; rejects with an error whose message the user may read. */
  upload: (file: File, watch: PictureWatch) => Promise<UploadedPicture>;
  onUploaded: (picture: UploadedPicture) => void;
};

/**
 * Sends pictures one after the other: a second upload at the same time would cancel the first. Files that cannot be
 * taken are refused before they are sent; one that is removed while it is on its way is stopped.
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
    // What is on its way goes once it has been stopped, so that the next one does not meet it.
    if (running.current?.key === key) running.current.controller.abort();
    else drop(key);
  }
  const retry = (key: number) => change(key, { problem: undefined, percent: 0 });

  return { pending, refusal, add, remove, retry };
}

function problemOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : "上传未成功";
}

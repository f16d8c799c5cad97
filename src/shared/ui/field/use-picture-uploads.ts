import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FileFault, type FileKind, fileProblem } from "#src/shared/lib/picture-rules.ts";

export type UploadedPicture = { id: string; url: string; name: string };

/** A picture being uploaded; with a problem it waits to be retried or removed. */
export type PendingPicture = {
  key: number;
  file: File;
  /** Upload progress in per cent. */
  percent: number;
  /** It is converted before it is uploaded. */
  isPreparing: boolean;
  problem: string | undefined;
  /** Trying again is no use: another file has to be chosen. */
  isFileAtFault: boolean;
};

/** Receives the progress of an upload and can abort it. */
export type PictureWatch = {
  onPreparing: (isPreparing: boolean) => void;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

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
    const onPreparing = (isPreparing: boolean) => change(key, { isPreparing });
    const result = await upload(file, { onPreparing, onProgress, signal }).catch(failureOf);
    running.current = undefined;
    if (signal.aborted) return drop(key);
    if ("problem" in result) return change(key, { ...result, isPreparing: false });
    onUploaded(result);
    drop(key);
  });

  useEffect(() => {
    if (!next || running.current) return;
    const controller = new AbortController();
    running.current = { key: next.key, controller };
    void send(next, controller);
  }, [next]);

  /** Adds files; with `inPlaceOf`, instead of a failed upload. Returns how many were accepted. */
  function add(files: readonly File[], places = room - pending.length, inPlaceOf?: number): number {
    const fitting = files.filter((file) => fileProblem(file, accepts) === undefined);
    const problems = files.flatMap((file) => fileProblem(file, accepts) ?? []);
    if (fitting.length > places) problems.push(`最多还能添加 ${places} 个，其余未添加`);
    setRefusal(problems.length > 0 ? `${problems.join("；")}。` : undefined);
    const added = fitting.slice(0, places).map((file) => ({ ...UNDER_WAY, key: ++lastKey.current, file }));
    setPending((list) => [...list.filter(({ key }) => key !== inPlaceOf || added.length === 0), ...added]);
    return added.length;
  }

  function remove(key: number): void {
    // A running upload is removed once it has been aborted, and the next one begins.
    if (running.current?.key === key) running.current.controller.abort();
    else drop(key);
  }
  const retry = (key: number) => change(key, UNDER_WAY);

  return { pending, refusal, add, remove, retry };
}

const UNDER_WAY = { percent: 0, isPreparing: false, problem: undefined, isFileAtFault: false };

function failureOf(error: unknown): Pick<PendingPicture, "isFileAtFault"> & { problem: string } {
  const problem = error instanceof Error && error.message ? error.message : "上传失败";
  return { problem, isFileAtFault: error instanceof FileFault };
}

/** A listener for an upload's progress, and a signal to abort it. */
export type UploadWatch = {
  /** Upload progress in per cent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

const watches = new WeakMap<Blob, UploadWatch>();

/** Attaches a listener to the next upload of a file, since the generated hooks have no parameter for it. */
export function watchUpload(file: File, watch: UploadWatch): void {
  watches.set(file, watch);
}

/** The listener attached to one of the files in a body. */
export function watchOf(body: unknown): UploadWatch | undefined {
  if (!(body instanceof FormData)) return undefined;
  for (const value of body.values()) {
    const watch = typeof value === "string" ? undefined : watches.get(value);
    if (watch) return watch;
  }
  return undefined;
}

/** What somebody wants to know of an upload, and the way to stop it. */
export type UploadWatch = {
  /** How much of it has been sent, in per cent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

const watches = new WeakMap<Blob, UploadWatch>();

/** Watches the next upload of a file; the generated hooks have no place for it. */
export function watchUpload(file: File, watch: UploadWatch): void {
  watches.set(file, watch);
}

/** Who watches one of the files that a call sends. */
export function watchOf(body: unknown): UploadWatch | undefined {
  if (!(body instanceof FormData)) return undefined;
  for (const value of body.values()) {
    const watch = typeof value === "string" ? undefined : watches.get(value);
    if (watch) return watch;
  }
  return undefined;
}

/**
 * Loaded into a mock under test by `node --expose-gc --import`: on request, sends the heap size after garbage
 * collection to the parent process. The server itself does not know about it.
 */
export type MemoryReading = { readonly rssMb: number; readonly heapMb: number };

const MB = 1024 * 1024;

process.on("message", (message) => {
  if (message !== "memory") return;
  // Twice: objects freed in the first run may have kept others alive.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const reading: MemoryReading = { rssMb: rss / MB, heapMb: (heapUsed + external) / MB };
  process.send?.(reading);
});
// The server exits on a signal, not when the channel to its parent closes.
process.channel?.unref();

/**
 * Loaded into a mock under test by `node --expose-gc --import`: answers over the channel to the parent what it holds
 * once the garbage is gone. The server itself knows nothing of it.
 */
export type MemoryReading = { readonly rssMb: number; readonly heapMb: number };

const MB = 1024 * 1024;

process.on("message", (message) => {
  if (message !== "memory") return;
  // Twice: what the first round frees may have held what the second frees.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const reading: MemoryReading = { rssMb: rss / MB, heapMb: (heapUsed + external) / MB };
  process.send?.(reading);
});
// The server ends when it is told to, not when its parent lets go.
process.channel?.unref();

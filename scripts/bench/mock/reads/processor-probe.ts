/**
 * Loaded by `node --import` into a server under load: reports to its parent how much of the processor's time it has
 * used, in µs.
 */
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
// The server exits on a signal, not when the channel to its parent closes.
process.channel?.unref();

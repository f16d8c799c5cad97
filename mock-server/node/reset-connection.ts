import type { Socket } from "node:net";

/**
 * Resets a connection. Only TCP knows that: one over TLS or between processes of this machine is closed without a
 * response.
 */
export function resetConnection(socket: Socket | null): void {
  if (socket === null) return;
  if (socket.remoteFamily === undefined || "encrypted" in socket) socket.destroy();
  else socket.resetAndDestroy();
}

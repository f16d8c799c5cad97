/**
 * Loaded into a command by `node --import`: a request for /never-ends holds the mock's event loop for ever, as only a
 * fault of the program could.
 */
import { subscribe } from "node:diagnostics_channel";

subscribe("http.server.request.start", (message) => {
  const { request } = message as { request: { url?: string } };
  if (request.url === "/never-ends") for (;;);
});

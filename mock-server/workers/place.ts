import { basename, join } from "node:path";
import type { Host } from "#api-spec/kit/document.ts";
import type { WorkerPlace } from "./messages.ts";

const VARIABLE = "MOCK_WORKER";

export const environmentOf = (place: WorkerPlace): Record<string, string> => ({
  [VARIABLE]: JSON.stringify(place),
});

/** Which worker this process is; undefined for the first process, and for a mock in one process. */
export function ownPlace(): WorkerPlace | undefined {
  const text = process.env[VARIABLE];
  return text === undefined ? undefined : (JSON.parse(text) as WorkerPlace);
}

/** Where a worker listens for the others: a socket that only this user can open, or a pipe of Windows. */
export function socketOf(folder: string, worker: number, host: Host): string {
  const name = `${worker}-${host}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${basename(folder)}-${name}` : join(folder, name);
}

/** Invalid input of the control API, a header, a file or the command line; the message says what to write. */
export class InputError extends Error {}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

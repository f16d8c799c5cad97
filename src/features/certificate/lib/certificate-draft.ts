import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import type { CertificateValues } from "./certificate-rules.ts";

const KEY = "certificate-draft";

/** A certificate that was being handed in in this tab, its uploaded file included. */
export function readCertificateDraft(): CertificateValues | undefined {
  return readDraft(KEY, isCertificate);
}

export function writeCertificateDraft(values: CertificateValues | undefined): void {
  writeDraft(KEY, values);
}

function isCertificate(value: unknown): value is CertificateValues {
  if (typeof value !== "object" || value === null) return false;
  const { kind, number, expires_at, file } = value as Record<string, unknown>;
  return [kind, number, expires_at].every((text) => typeof text === "string") && isFile(file);
}

function isFile(file: unknown): boolean {
  if (file === null) return true;
  const { id, url, name } = (file ?? {}) as Record<string, unknown>;
  return typeof id === "number" && typeof url === "string" && typeof name === "string";
}

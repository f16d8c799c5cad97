import type { UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";

/** A certificate as its form holds it. */
export type CertificateValues = {
  /** The name of its kind; empty until one is chosen. */
  kind: string;
  number: string;
  expires_at: string;
  file: UploadedPicture | null;
};

export const NO_CERTIFICATE: CertificateValues = { kind: "", number: "", expires_at: "", file: null };

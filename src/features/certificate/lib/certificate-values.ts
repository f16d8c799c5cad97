import type { UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";

export type CertificateValues = {
  /** The name of the kind; empty until one is chosen. */
  kind: string;
  number: string;
  expires_at: string;
  file: UploadedPicture | null;
};

export const NO_CERTIFICATE: CertificateValues = { kind: "", number: "", expires_at: "", file: null };

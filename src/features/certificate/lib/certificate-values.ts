import { formDraft, isPicture } from "#src/shared/lib/form-draft.ts";
import type { UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";

export type CertificateValues = {
  /** The name of the kind; empty until one is chosen. */
  kind: string;
  number: string;
  expires_at: string;
  /** Valid without an end; the date does not count then. */
  isLongTerm: boolean;
  file: UploadedPicture | null;
};

export const NO_CERTIFICATE: CertificateValues = {
  kind: "",
  number: "",
  expires_at: "",
  isLongTerm: false,
  file: null,
};

/** The draft of a certificate in this tab, including its uploaded file. */
export const certificateDraft = formDraft(
  "certificate-draft",
  NO_CERTIFICATE,
  ({ file }) => file === null || isPicture(file),
);

import { useState } from "react";
import type { PictureWatch, UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";
import { useUpload } from "#src/shared/upload/use-upload.ts";

/** The contract's UploadKind. */
const CERTIFICATE = 1;

/** Uploads the files of several certificates, and knows whether any upload is in progress. */
export function useCertificateUploads() {
  const send = useUpload(CERTIFICATE);
  const [waiting, setWaiting] = useState(0);

  async function upload(file: File, watch: PictureWatch): Promise<UploadedPicture> {
    setWaiting((count) => count + 1);
    try {
      return await send(file, watch);
    } finally {
      setWaiting((count) => count - 1);
    }
  }
  return { upload, isUploading: waiting > 0 };
}

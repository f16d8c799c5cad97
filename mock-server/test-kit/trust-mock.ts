import { readFileSync } from "node:fs";
import tls from "node:tls";
import { certificateFile, certificateFolder } from "#mock/node/certificate.ts";

let trusted = false;

/**
 * Lets this process trust the certificate that mocks of this user keep for `--https`, if `url` needs it. Node before
 * 22.19 cannot: there NODE_EXTRA_CA_CERTS has to name the file before the process starts.
 */
export function trustMock(url: string): void {
  if (trusted || !url.startsWith("https:") || typeof tls.setDefaultCACertificates !== "function") return;
  trusted = true;
  try {
    const certificate = readFileSync(certificateFile(certificateFolder()), "utf8");
    tls.setDefaultCACertificates([...tls.getCACertificates("default"), certificate]);
  } catch {
    // The mock has a certificate from elsewhere, such as that of a proxy before it.
  }
}

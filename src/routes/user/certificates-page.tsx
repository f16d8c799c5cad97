import { CertificateDesk } from "#src/features/certificate/components/certificate-desk.tsx";

export function CertificatesPage() {
  return <CertificateDesk />;
}

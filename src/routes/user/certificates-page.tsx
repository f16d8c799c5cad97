import { CertificateView } from "#src/features/certificate/components/certificate-view.tsx";

export function CertificatesPage() {
  return <CertificateView />;
}

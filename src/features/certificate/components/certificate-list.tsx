import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import type { Certificate } from "#generated/model/index.ts";
import { isUnderReview } from "../lib/certificate-state.ts";
import { CertificateCard } from "./certificate-card.tsx";
import { CertificateForm } from "./certificate-form.tsx";

const CertificatePreview = lazy(async () => ({
  default: (await import("./certificate-preview.tsx")).CertificatePreview,
}));

type Props = {
  certificates: readonly Certificate[];
  /** The one whose renewal is being handed in. */
  renewed: number | undefined;
  onRenew: (certificateId: number) => void;
  onClose: () => void;
};

/** The certificates side by side; the form of a renewal stands in the place of the one that it renews. */
export function CertificateList({ certificates, renewed, onRenew, onClose }: Props) {
  const [looked, setLooked] = useState<Certificate>();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
      gap="3"
    >
      {certificates.map((certificate) =>
        certificate.id === renewed ? (
          <chakra.div key={certificate.id} gridColumn="1 / -1">
            <CertificateForm renewed={certificate} onClose={onClose} />
          </chakra.div>
        ) : (
          <CertificateCard
            key={certificate.id}
            certificate={certificate}
            isRenewalWaiting={certificate.status !== 1 && isUnderReview(certificates, certificate.type)}
            onLook={() => setLooked(certificate)}
            onRenew={() => onRenew(certificate.id)}
          />
        ),
      )}
      {looked && (
        <Suspense>
          <CertificatePreview certificate={looked} onClose={() => setLooked(undefined)} />
        </Suspense>
      )}
    </chakra.div>
  );
}

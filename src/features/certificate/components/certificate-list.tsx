import { lazy, Suspense, useState } from "react";
import { CertificateStatus } from "#generated/enums.ts";
import type { Certificate } from "#generated/model/index.ts";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { isUnderReview } from "../lib/certificate-validity.ts";
import { CertificateCard } from "./certificate-card.tsx";

const CertificateForm = lazyForm(async () => (await import("./certificate-form.tsx")).CertificateForm);

const CertificatePreview = lazy(async () => ({
  default: (await import("./certificate-preview.tsx")).CertificatePreview,
}));

type Props = {
  certificates: readonly Certificate[];
  /** The certificate whose renewal form is open. */
  renewed: number | undefined;
  onRenew: (certificateId: number) => void;
  onClose: () => void;
};

/** The certificates as cards; an open renewal form replaces the card of its certificate. */
export function CertificateList({ certificates, renewed, onRenew, onClose }: Props) {
  const [looked, setLooked] = useState<Certificate>();
  return (
    <Box columns="2" gap="3">
      {certificates.map((certificate) => (
        <CertificatePlace
          key={certificate.id}
          certificate={certificate}
          isRenewed={certificate.id === renewed}
          isRenewalWaiting={
            certificate.status !== CertificateStatus.Waiting && isUnderReview(certificates, certificate.type)
          }
          onLook={() => setLooked(certificate)}
          onRenew={() => onRenew(certificate.id)}
          onClose={onClose}
        />
      ))}
      {looked && (
        <Suspense>
          <CertificatePreview certificate={looked} onClose={() => setLooked(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}

/** A skeleton of the cards; a company usually has six certificates. */
export function CertificatesSkeleton() {
  return (
    <Box columns="2" gap="3">
      <Skeletons count={6} height="44" />
    </Box>
  );
}

type PlaceProps = {
  certificate: Certificate;
  isRenewed: boolean;
  isRenewalWaiting: boolean;
  onLook: () => void;
  onRenew: () => void;
  onClose: () => void;
};

function CertificatePlace({ isRenewed, onClose, ...card }: PlaceProps) {
  const opener = useOpener(isRenewed);
  const [wasSent, setSent] = useState(false);
  if (!isRenewed) return <CertificateCard {...card} opener={opener} wasSent={wasSent} />;
  return (
    <Box allColumns>
      <CertificateForm
        renewed={card.certificate}
        onSaved={() => {
          setSent(true);
          onClose();
        }}
        onCancel={() => {
          setSent(false);
          onClose();
        }}
      />
    </Box>
  );
}

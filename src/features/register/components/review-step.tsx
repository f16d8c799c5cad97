import type { MemberRank, Registration } from "#generated/model/index.ts";
import { useVerdict } from "../hooks/use-verdict.ts";
import { useRegistrationOptions } from "../hooks/use-registration-options.ts";
import { SubmittedCertificates } from "./submitted-certificates.tsx";
import { ReviewPanel } from "./review-panel.tsx";

type Props = { registration: Registration; rank: MemberRank; isPolling: boolean; onPoll: () => void };

/** Third step of a registration: the state of the review and of the certificates. */
export function ReviewStep({ registration, rank, isPolling, onPoll }: Props) {
  useVerdict(registration);
  const { options } = useRegistrationOptions();
  const asked = options?.ranks.find(({ value }) => value === rank)?.certificates ?? [];
  return (
    <>
      <ReviewPanel registration={registration} isPolling={isPolling} onPoll={onPoll} />
      <SubmittedCertificates asked={asked} />
    </>
  );
}

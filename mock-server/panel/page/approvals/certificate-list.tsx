import type { UseQueryResult } from "@tanstack/react-query";
import { Badge } from "../parts/badges.tsx";
import { toShanghai } from "../time/shanghai.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { Review } from "./review.tsx";
import { type Member, useListsByMember, useMembers } from "./use-records.ts";
import { PendingList } from "./pending-list.tsx";

type Certificate = {
  readonly id: number;
  readonly type: number;
  readonly number: string;
  readonly expiresAt: string;
  readonly review: number;
  readonly updatedAt: number;
};
type Owned = Certificate & { readonly member: Member };

const WAITING = 1;

/** Renewals of members; the certificates of a registration are reviewed with it. */
export function CertificateList() {
  const memberOf = useMembers();
  const query = useListsByMember<Certificate>("certificates");
  const waiting = query.data?.flatMap(([userId, list]) => {
    const member = memberOf(userId);
    if (member?.is_passed !== 1) return [];
    return list.filter(({ review }) => review === WAITING).map((one) => ({ ...one, member }));
  });
  return (
    <PendingList
      title="Certificates"
      none="No certificates to review. Submit one in the shop under 资质证照, and it appears here."
      query={{ ...query, data: waiting } as UseQueryResult<readonly Owned[]>}
    >
      {(certificate) => <CertificateItem key={certificate.id} certificate={certificate} />}
    </PendingList>
  );
}

function CertificateItem({ certificate }: { certificate: Owned }) {
  const { id, number, expiresAt, updatedAt, member } = certificate;
  const judge = useControlAction(
    (control, reason: string | undefined) =>
      control.reviewCertificate({
        id,
        approved: reason === undefined,
        ...(reason !== undefined && { reason }),
      }),
    (reason) =>
      `Certificate ${number} of ${member.company} ${reason === undefined ? "approved" : "rejected"}`,
  );
  return (
    <li className="card">
      <div className="card-head">
        <h3>{member.company}</h3>
        <Badge>expires {expiresAt}</Badge>
      </div>
      <p className="card-about">
        {member.username} · certificate {id} · <code>{number}</code> · submitted {toShanghai(updatedAt)}
      </p>
      <Review
        usualReason="证照照片不清晰，请重新上传"
        isDisabled={judge.isPending}
        onApprove={() => judge.mutate(undefined)}
        onReject={(reason) => judge.mutate(reason)}
      />
    </li>
  );
}

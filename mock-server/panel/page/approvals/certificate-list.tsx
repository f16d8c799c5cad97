import type { UseQueryResult } from "@tanstack/react-query";
import { Badge } from "../parts/badges.tsx";
import { toShanghai } from "../time/shanghai.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { Review } from "./review.tsx";
import { type Member, useListsByMember, useMembers } from "./use-records.ts";
import { PendingList } from "./pending-list.tsx";
import { say } from "../language.ts";

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
      title={say("Certificates", "证照")}
      none={say(
        "No certificates to review. Submit one in the shop under 资质证照, and it appears here.",
        "没有待审核的证照。在商城的“资质证照”中提交后，会出现在这里。",
      )}
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
      say(
        `Certificate ${number} of ${member.company} ${reason === undefined ? "approved" : "rejected"}`,
        `${member.company}的证照 ${number} 已${reason === undefined ? "通过" : "驳回"}`,
      ),
  );
  return (
    <li className="card">
      <div className="card-head">
        <h3>{member.company}</h3>
        <Badge>
          {say("expires", "有效期至")} {expiresAt}
        </Badge>
      </div>
      <p className="card-about">
        {member.username} · {say("certificate", "证照")} {id} · <code>{number}</code> ·{" "}
        {say("submitted", "提交于")} {toShanghai(updatedAt)}
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

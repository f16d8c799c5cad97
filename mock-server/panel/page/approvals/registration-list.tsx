import { hashOf } from "../frame/hash-route.ts";
import { Badge } from "../parts/badges.tsx";
import { toShanghai } from "../time/shanghai.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { Review } from "./review.tsx";
import { filterResult } from "./filter-result.ts";
import { type Member, useMembers, useRecords } from "./use-records.ts";
import { PendingList } from "./pending-list.tsx";

type Registration = {
  readonly userId: number;
  readonly kind: number;
  readonly status: number;
  readonly submittedAt: number | null;
  readonly storeIds: readonly number[];
};

const WAITING = 1;

export function RegistrationList() {
  const query = filterResult(useRecords<Registration>("registrations"), ({ status }) => status === WAITING);
  const memberOf = useMembers();
  return (
    <PendingList
      title="Registrations"
      none="No registrations to review. Submit one in the shop, and it appears here."
      query={query}
    >
      {(registration) => (
        <RegistrationItem
          key={registration.userId}
          registration={registration}
          member={memberOf(registration.userId)}
        />
      )}
    </PendingList>
  );
}

function RegistrationItem({
  registration,
  member,
}: {
  registration: Registration;
  member: Member | undefined;
}) {
  const { userId, kind, submittedAt, storeIds } = registration;
  const judge = useControlAction(
    (control, reason: string | undefined) =>
      control.approveRegistration({
        username: member?.username ?? "",
        approved: reason === undefined,
        ...(reason !== undefined && { reason }),
      }),
    (reason) =>
      `Registration of ${member?.company ?? userId} ${reason === undefined ? "approved" : "rejected"}`,
  );
  return (
    <li className="card">
      <div className="card-head">
        <h3>{member?.company ?? `Member ${userId}`}</h3>
        <Badge>{kind === 1 ? "single store" : `chain of ${storeIds.length} stores`}</Badge>
      </div>
      <p className="card-about">
        {member && `${member.username} · ${member.name} · ${member.phone}`}
        {submittedAt !== null && ` · submitted ${toShanghai(submittedAt)}`} ·{" "}
        <a href={hashOf("state", "certificates")}>certificate records</a>
      </p>
      <Review
        usualReason="营业执照照片不清晰，请重新上传"
        isDisabled={!member || judge.isPending}
        onApprove={() => judge.mutate(undefined)}
        onReject={(reason) => judge.mutate(reason)}
      />
    </li>
  );
}

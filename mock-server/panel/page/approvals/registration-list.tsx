import { hashOf } from "../frame/hash-route.ts";
import { Badge } from "../parts/badges.tsx";
import { toShanghai } from "../time/shanghai.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { Review } from "./review.tsx";
import { filterResult } from "./filter-result.ts";
import { type Member, useMembers, useRecords } from "./use-records.ts";
import { PendingList } from "./pending-list.tsx";
import { say } from "../language.ts";

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
      title={say("Registrations", "注册")}
      none={say(
        "No registrations to review. Submit one in the shop, and it appears here.",
        "没有待审核的注册。在商城提交后，会出现在这里。",
      )}
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
      say(
        `Registration of ${member?.company ?? userId} ${reason === undefined ? "approved" : "rejected"}`,
        `${member?.company ?? userId}的注册已${reason === undefined ? "通过" : "驳回"}`,
      ),
  );
  return (
    <li className="card">
      <div className="card-head">
        <h3>{member?.company ?? say(`Member ${userId}`, `会员 ${userId}`)}</h3>
        <Badge>
          {kind === 1
            ? say("single store", "单店")
            : say(`chain of ${storeIds.length} stores`, `连锁，${storeIds.length} 家门店`)}
        </Badge>
      </div>
      <p className="card-about">
        {member && `${member.username} · ${member.name} · ${member.phone}`}
        {submittedAt !== null && ` · ${say("submitted", "提交于")} ${toShanghai(submittedAt)}`} ·{" "}
        <a href={hashOf("state", "certificates")}>{say("certificate records", "证照记录")}</a>
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

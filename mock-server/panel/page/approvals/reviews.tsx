import { Code, Link } from "@chakra-ui/react";
import { Check } from "#generated/icons/check.ts";
import { X } from "#generated/icons/x.ts";
import type { MockControl } from "#mock/client.ts";
import { hashOf } from "../frame/hash-route.ts";
import { say } from "../language.ts";
import { toShanghai } from "../time/shanghai.ts";
import type { Approval } from "./approval-table.tsx";
import {
  type Approvals,
  WAITING,
  isWritten,
  rowsOf,
  useCompanies,
  useMembers,
  useRecords,
} from "./use-records.ts";

/** To approve something, or to reject it with the field's text, which the buyer reads. */
const review = (
  usual: string,
  judge: (control: MockControl, result: { approved: boolean; reason?: string }) => Promise<unknown>,
  done: (approved: boolean) => string,
  takes: (text: string) => boolean = () => true,
): Pick<Approval, "field" | "actions"> => ({
  field: { label: say("Reason of rejection", "驳回原因"), usual },
  actions: [
    {
      title: say("Approve", "通过"),
      icon: Check,
      isMain: true,
      takes,
      act: (control) => judge(control, { approved: true }),
      done: done(true),
    },
    {
      title: say("Reject", "驳回"),
      icon: X,
      takes: (text) => takes(text) && isWritten(text),
      act: (control, reason) => judge(control, { approved: false, reason }),
      done: done(false),
    },
  ],
});

const judged = (approved: boolean): string =>
  approved ? say("approved", "已通过") : say("rejected", "已驳回");

type Registration = {
  readonly userId: number;
  readonly kind: number;
  readonly status: number;
  readonly submittedAt: number | null;
  readonly storeIds: readonly number[];
};

export function useRegistrations(): Approvals {
  const memberOf = useMembers();
  const companyOf = useCompanies();
  return rowsOf(
    useRecords<Registration>("registrations"),
    ({ userId, kind, status, submittedAt, storeIds }) => {
      if (status !== WAITING) return undefined;
      const member = memberOf(userId);
      return {
        key: userId,
        title: companyOf(userId),
        badge:
          kind === 1
            ? say("single store", "单店")
            : say(`chain of ${storeIds.length} stores`, `连锁，${storeIds.length} 家门店`),
        about: (
          <>
            {member && `${member.username} · ${member.name} · ${member.phone}`}
            {submittedAt !== null && ` · ${say("submitted", "提交于")} ${toShanghai(submittedAt)}`} ·{" "}
            <Link href={hashOf("state", "certificates")} variant="underline">
              {say("certificate records", "证照记录")}
            </Link>
          </>
        ),
        ...review(
          "营业执照照片不清晰，请重新上传",
          (control, result) => control.approveRegistration({ username: member?.username ?? "", ...result }),
          (approved) =>
            say(
              `Registration of ${companyOf(userId)} ${judged(approved)}`,
              `${companyOf(userId)}的注册${judged(approved)}`,
            ),
          () => member !== undefined,
        ),
      };
    },
  );
}

type Certificate = {
  readonly id: number;
  /** The key of the list that it is in. */
  readonly userId: number;
  readonly number: string;
  readonly expiresAt: string | null;
  readonly review: number;
  readonly updatedAt: number;
};

/** Renewals of members; the certificates of a registration are reviewed with it. */
export function useCertificates(): Approvals {
  const memberOf = useMembers();
  return rowsOf(
    useRecords<Certificate>("certificates", ({ key, value }) =>
      (value as Certificate[]).map((one) => ({ ...one, userId: Number(key) })),
    ),
    ({ id, userId, number, expiresAt, review: state, updatedAt }) => {
      const member = memberOf(userId);
      if (state !== WAITING || member?.is_passed !== 1) return undefined;
      return {
        key: id,
        title: member.company,
        badge: expiresAt === null ? say("no end", "长期有效") : `${say("expires", "有效期至")} ${expiresAt}`,
        about: (
          <>
            {member.username} · {say("certificate", "证照")} {id} · <Code>{number}</Code> ·{" "}
            {say("submitted", "提交于")} {toShanghai(updatedAt)}
          </>
        ),
        ...review(
          "证照照片不清晰，请重新上传",
          (control, result) => control.reviewCertificate({ id, ...result }),
          (approved) =>
            say(
              `Certificate ${number} of ${member.company} ${judged(approved)}`,
              `${member.company}的证照 ${number} ${judged(approved)}`,
            ),
        ),
      };
    },
  );
}

import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { ReviewStatus } from "#generated/enums.ts";
import type { Registration } from "#generated/model/registration.ts";
import { CERTIFICATE_NOTES, REQUIREMENTS } from "#mock/domain/certificate/rules/requirements.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { maskPhone } from "#mock/world/mask.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { RegistrationRecord } from "./records.ts";

/** The certificates each kind of company has to submit. */
export const presentRegistrationOptions = () => ({
  ranks: REQUIREMENTS.map(({ value, name, required, optional }) => ({
    value,
    name,
    certificates: [...required, ...optional].map((type) => ({
      type,
      name: certificateTypeLabels[type],
      is_required: required.includes(type) ? 1 : 0,
      describe: CERTIFICATE_NOTES[type],
    })),
  })),
  agreement_url: "/help/fwbz/yhxy",
});

export const presentRegistration = (
  { kind, status, submittedAt, reason, storeIds }: RegistrationRecord,
  user: UserRecord,
): Registration => ({
  step: status === ReviewStatus.Draft ? 2 : 3,
  kind,
  status,
  username: user.username,
  phone: maskPhone(user.phone),
  company: user.company,
  stores: storeIds.length,
  submitted_at: submittedAt === null ? null : formatDateTime(submittedAt),
  reason,
});

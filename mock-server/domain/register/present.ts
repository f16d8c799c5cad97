import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { Flag, ReviewStatus } from "#generated/enums.ts";
import type { Registration } from "#generated/model/registration.ts";
import {
  CERTIFICATE_NOTES,
  hasNumber,
  mayBeLongTerm,
  REQUIREMENTS,
} from "#mock/domain/certificate/rules/requirements.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { maskPhone } from "#mock/world/mask.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { RegistrationRecord } from "./records.ts";

const flag = (isSo: boolean): Flag => (isSo ? Flag.Yes : Flag.No);

/** The certificates each kind of company has to submit. */
export const presentRegistrationOptions = () => ({
  ranks: REQUIREMENTS.map(({ value, name, needsCode, required, optional, alternatives }) => ({
    value,
    name,
    needs_credit_code: flag(needsCode),
    certificates: [...required, ...optional].map((type) => ({
      type,
      name: certificateTypeLabels[type],
      is_required: flag(required.includes(type)),
      one_of: alternatives.includes(type) ? 1 : 0,
      has_number: flag(hasNumber(type)),
      may_be_long_term: flag(mayBeLongTerm(type)),
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

import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { CertificateStatus, Flag } from "#generated/enums.ts";
import type { BusinessScope } from "#generated/model/businessScope.ts";
import type { Certificate } from "#generated/model/certificate.ts";
import { findUpload, uploadUrl } from "#mock/domain/upload/rules/uploads.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { CertificateRecord } from "./records.ts";
import type { ScopeStanding } from "./rules/business-scope.ts";
import { certificateStatus, daysUntil } from "./rules/certificate-status.ts";

/** A certificate in its current state. */
export function presentCertificate(state: WorldState, one: CertificateRecord, origin: string): Certificate {
  const now = state.clock.now();
  const upload = one.fileId === "" ? undefined : findUpload(state, one.fileId);
  return {
    id: one.id,
    type: one.type,
    name: certificateTypeLabels[one.type],
    number: one.number,
    status: certificateStatus(one, now),
    expires_at: one.expiresAt,
    days_left: one.expiresAt === null ? null : daysUntil(one.expiresAt, now),
    image: upload ? uploadUrl(upload, origin) : `${origin}/images/certificates/${one.id}.svg`,
    reason: one.reason,
    updated_at: formatDateTime(one.updatedAt),
  };
}

/** Those that need action first: expired, rejected, about to expire, pending, valid. */
const URGENCY: Readonly<Record<Certificate["status"], number>> = {
  [CertificateStatus.Expired]: 0,
  [CertificateStatus.Rejected]: 1,
  [CertificateStatus.ExpiringSoon]: 2,
  [CertificateStatus.Waiting]: 3,
  [CertificateStatus.Valid]: 4,
};

export const byUrgency = (a: Certificate, b: Certificate): number =>
  URGENCY[a.status] - URGENCY[b.status] || a.type - b.type || a.id - b.id;

export const presentScope = ({ id, name, isAllowed, missing }: ScopeStanding): BusinessScope => ({
  id,
  name,
  is_allowed: isAllowed ? Flag.Yes : Flag.No,
  describe: missing,
});

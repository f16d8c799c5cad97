import { certificateStatusLabels } from "#generated/enum-labels.ts";
import { CertificateStatus } from "#generated/enums.ts";
import type { Certificate } from "#generated/model/index.ts";

const WAITING = CertificateStatus.Waiting;
const VALID = CertificateStatus.Valid;
const TURNED_DOWN = CertificateStatus.Rejected;
const ENDING = CertificateStatus.ExpiringSoon;
const ENDED = CertificateStatus.Expired;

export type CertificateTone = "good" | "waiting" | "soon" | "bad";

const TONES: Record<CertificateStatus, CertificateTone> = {
  [WAITING]: "waiting",
  [VALID]: "good",
  [TURNED_DOWN]: "bad",
  [ENDING]: "soon",
  [ENDED]: "bad",
};

export function certificateState({ status }: Pick<Certificate, "status">): {
  name: string;
  tone: CertificateTone;
} {
  return { name: certificateStatusLabels[status], tone: TONES[status] };
}

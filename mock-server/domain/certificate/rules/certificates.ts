import type { WorldState } from "#mock/domain/world-state.ts";
import type { CertificateRecord } from "../records.ts";

/** The certificates of a member, both valid and submitted ones. */
export const certificatesOf = (state: WorldState, userId: number): readonly CertificateRecord[] =>
  state.certificates.get(userId) ?? [];

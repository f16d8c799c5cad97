import type { WorldState } from "#mock/domain/world-state.ts";
import type { CertificateRecord } from "../records.ts";

const NONE: readonly CertificateRecord[] = [];

/** The certificates of a member, those in force and those handed in. */
export const certificatesOf = (state: WorldState, userId: number): readonly CertificateRecord[] =>
  state.certificates.get(userId) ?? NONE;

import { certificateTypeLabels } from "#generated/enum-labels.ts";
import type { CertificateType } from "#generated/model/index.ts";
import type { GoodsKind } from "#mock/domain/goods/records.ts";
import type { CertificateRecord } from "../records.ts";
import { isInForce } from "./certificate-status.ts";
import { SCOPES } from "./requirements.ts";

export type ScopeStanding = {
  readonly id: number;
  readonly name: string;
  readonly kind: GoodsKind;
  readonly isAllowed: boolean;
  /** The missing certificate, for the buyer; empty when allowed. */
  readonly missing: string;
};

/** Returns what a company may buy at `now` (ms) with its certificates (specification section 6). */
export function scopesAt(certificates: readonly CertificateRecord[], now: number): ScopeStanding[] {
  const held = new Set<CertificateType>(
    certificates.filter((one) => isInForce(one, now)).map(({ type }) => type),
  );
  return SCOPES.map(({ id, name, kind, anyOf }) => {
    const isAllowed = anyOf.some((type) => held.has(type));
    const required = anyOf.map((type) => `《${certificateTypeLabels[type]}》`).join("或");
    return { id, name, kind, isAllowed, missing: isAllowed ? "" : `缺少有效的${required}` };
  });
}

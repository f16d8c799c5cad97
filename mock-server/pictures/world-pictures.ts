import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { certificatesOf } from "#mock/domain/certificate/rules/certificates.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { drawCertificate } from "./certificate.ts";
import { face } from "./marks.ts";
import { drawPortrait } from "./portrait.ts";

/** A picture that only one buyer may see. */
export type UserPicture = { readonly body: string; readonly owner: number };

/** A member's avatar: the first character of the company. */
export function facePicture(userId: number, state: WorldState): string | undefined {
  const user = state.users.get(userId);
  return user && face(user.company || user.username, "#1f6fb2");
}

/** The portrait of the member's account manager. */
export function staffPicture(userId: number, state: WorldState): string | undefined {
  const user = state.users.get(userId);
  return user && drawPortrait(user.manager.name);
}

/** The scan of a certificate of the seed, with its owner. */
export function certificatePicture(id: number, state: WorldState): UserPicture | undefined {
  for (const { id: userId, company, profile } of state.users.values()) {
    const one = certificatesOf(state, userId).find((certificate) => certificate.id === id);
    if (!one) continue;
    const { number, expiresAt } = one;
    const name = certificateTypeLabels[one.type];
    const { legalPerson } = profile;
    return { owner: userId, body: drawCertificate({ name, number, expiresAt, company, legalPerson }) };
  }
  return undefined;
}

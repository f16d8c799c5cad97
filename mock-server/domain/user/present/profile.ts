import type { AccountProfile } from "#generated/model/accountProfile.ts";
import { scopesAt } from "#mock/domain/certificate/rules/business-scope.ts";
import { certificatesOf } from "#mock/domain/certificate/rules/certificates.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { maskPhone } from "#mock/world/mask.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { UserRecord } from "../records.ts";

/** The company's basic data. */
export function presentAccountProfile(state: WorldState, user: UserRecord): AccountProfile {
  const { profile, logins } = user;
  const scopes = scopesAt(certificatesOf(state, user.id), state.clock.now());
  return {
    username: user.username,
    name: user.name,
    phone: maskPhone(user.phone),
    email: profile.email,
    company: user.company,
    rank: user.rank,
    legal_person: profile.legalPerson,
    licence_no: profile.licenceNo,
    credit_code: profile.creditCode,
    province: profile.province,
    city: profile.city,
    district: profile.district,
    detail: profile.detail,
    business_scope: scopes.flatMap(({ isAllowed, name }) => (isAllowed ? [name] : [])).join("、"),
    created_at: formatDateTime(profile.createdAt),
    last_login_at: logins.previous === null ? null : formatDateTime(logins.previous),
  };
}

import type { StoreApplication } from "#generated/model/storeApplication.ts";
import { type CertificateRecord, FIRST_NEW_CERTIFICATE_ID } from "#mock/domain/certificate/records.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { FIRST_NEW_USER_ID, newUser } from "#mock/domain/user/rules/new-user.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { RegistrationRecord } from "../records.ts";
import { freeUsername } from "./account.ts";

/**
 * Validation errors of a registration's stores: a license used by another member or another of these stores, and the
 * number of a member outside the group. Stores of the previous attempt do not count, since they are replaced.
 */
export function storeProblems(
  state: WorldState,
  head: UserRecord,
  { storeIds }: RegistrationRecord,
  stores: readonly StoreApplication[],
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const others = [...state.users.values()].filter(({ id }) => id !== head.id && !storeIds.includes(id));
  const licenses = new Set(others.map(({ profile }) => profile.licenceNo));
  const phones = new Set(others.map(({ phone }) => phone));
  for (const [index, { name, licence_no: license, phone }] of stores.entries()) {
    const at = `stores.${index}`;
    if (name.trim() === "") errors[`${at}.name`] = ["请填写门店名称"];
    if (licenses.has(license.trim())) errors[`${at}.licence_no`] = ["营业执照号已被其他门店使用"];
    licenses.add(license.trim());
    if (phones.has(phone)) errors[`${at}.phone`] = ["该手机号已被其他会员使用，请换一个"];
  }
  return errors;
}

/** Removes the stores of a rejected attempt. */
export function removeStores(state: WorldState, { storeIds }: RegistrationRecord): void {
  for (const id of storeIds) {
    state.sessions.endOthers(id, null);
    state.users.delete(id);
    state.certificates.delete(id);
  }
}

/**
 * Registers each store as a member of its own, not yet approved, with the head's password and certificates and a user
 * name derived from the head's. Returns their ids.
 */
export const addStores = (
  state: WorldState,
  head: UserRecord,
  certificates: readonly CertificateRecord[],
  stores: readonly StoreApplication[],
): number[] =>
  stores.map((input, index) => {
    const id = state.next("user", FIRST_NEW_USER_ID);
    const username = freeUsername(state, `${head.username}_${String(index + 1).padStart(2, "0")}`);
    state.users.put(id, {
      ...newUser({ id, username, phone: input.phone, profile: profileOf(state, head, input) }),
      password: head.password,
      name: input.contact.trim(),
      company: input.name.trim(),
      rank: head.rank,
      ownerId: head.ownerId,
    });
    const copies = certificates.map((one) => ({
      ...one,
      id: state.next("certificate", FIRST_NEW_CERTIFICATE_ID),
    }));
    state.certificates.put(id, copies);
    return id;
  });

const profileOf = (
  state: WorldState,
  { profile }: UserRecord,
  input: StoreApplication,
): UserRecord["profile"] => ({
  ...profile,
  email: "",
  licenceNo: input.licence_no.trim(),
  creditCode: "",
  province: input.province.trim() || profile.province,
  city: input.city.trim() || profile.city,
  district: input.district.trim() || profile.district,
  detail: input.detail.trim(),
  createdAt: state.clock.now(),
});

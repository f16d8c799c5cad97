import { Flag } from "#generated/enums.ts";
import type { AddressInput } from "#generated/model/addressInput.ts";
import { conflict, invalid, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { FIRST_NEW_ADDRESS_ID, type AddressRecord } from "./records.ts";
import { addressesOf } from "./rules.ts";

/** The maximum number of addresses per buyer. */
const MOST = 20;

/** Adds an address; the first one becomes the default. 422 for blank texts, 409 beyond twenty. */
export function addAddress(state: WorldState, user: UserRecord, input: AddressInput): AddressRecord {
  const texts = trimmed(input);
  const addresses = addressesOf(state, user.id);
  if (addresses.length >= MOST)
    throw conflict(`最多保存 ${MOST} 个收货地址，请先删除不用的地址`, SHOP_RULES.maxSaved);
  const isDefault = addresses.length === 0 ? Flag.Yes : (input.is_default ?? Flag.No);
  const address: AddressRecord = {
    ...texts,
    id: state.next("address", FIRST_NEW_ADDRESS_ID),
    userId: user.id,
    is_default: isDefault,
  };
  put(state, user, [...addresses, address], isDefault === Flag.Yes ? address.id : undefined);
  return address;
}

/**
 * Replaces an address of the buyer; 404 for another buyer's. The default stays the default until another is chosen.
 * Existing orders keep their address.
 */
export function replaceAddress(
  state: WorldState,
  user: UserRecord,
  id: number,
  input: AddressInput,
): AddressRecord {
  const before = requireAddress(state, user, id);
  const isDefault = before.is_default === Flag.Yes || input.is_default === Flag.Yes ? 1 : 0;
  const address: AddressRecord = { ...trimmed(input), id, userId: user.id, is_default: isDefault };
  const all = addressesOf(state, user.id).map((one) => (one.id === id ? address : one));
  put(state, user, all, isDefault === 1 ? id : undefined);
  return address;
}

/**
 * Removes an address of the buyer; 404 for another buyer's. If it was the default, the newest of the others becomes
 * it.
 */
export function removeAddress(state: WorldState, user: UserRecord, id: number): void {
  const gone = requireAddress(state, user, id);
  const left = addressesOf(state, user.id).filter((one) => one.id !== id);
  put(state, user, left, gone.is_default === Flag.Yes ? Math.max(...left.map((one) => one.id)) : undefined);
}

/** Makes an address of the buyer the only default; 404 for another buyer's. */
export function makeDefault(state: WorldState, user: UserRecord, id: number): AddressRecord {
  requireAddress(state, user, id);
  put(state, user, addressesOf(state, user.id), id);
  return requireAddress(state, user, id);
}

function requireAddress(state: WorldState, user: UserRecord, id: number): AddressRecord {
  const address = addressesOf(state, user.id).find((one) => one.id === id);
  if (!address) throw notFound("收货地址不存在，请刷新收货地址", SHOP_RULES.ownData);
  return address;
}

/** Stores the addresses; with `defaultId`, that one becomes the only default. */
function put(
  state: WorldState,
  user: UserRecord,
  addresses: readonly AddressRecord[],
  defaultId: number | undefined,
): void {
  state.addresses.put(
    user.id,
    defaultId === undefined
      ? addresses
      : addresses.map((one) => ({ ...one, is_default: one.id === defaultId ? 1 : 0 })),
  );
}

/** Trims the texts. */
function trimmed(input: AddressInput) {
  const result = { name: "", phone: "", province: "", city: "", district: "", detail: "" };
  for (const key of KEYS) result[key] = input[key].trim();
  const missing = KEYS.filter((key) => key !== "district" && result[key] === "");
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((key) => [key, [`请填写${NAMES[key]}`]])), SHOP_RULES.text);
  return result;
}

const KEYS = ["name", "phone", "province", "city", "district", "detail"] as const;

const NAMES: Readonly<Record<(typeof KEYS)[number], string>> = {
  name: "收货人",
  phone: "联系电话",
  province: "省份",
  city: "城市",
  district: "区县",
  detail: "详细地址",
};

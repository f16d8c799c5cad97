import { Flag } from "#generated/enums.ts";
import type { Store } from "#generated/model/store.ts";
import { cartLines } from "#mock/domain/cart/rules/priced-cart.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";

/** A member as a store of its group, as seen by the logged-in one. */
export function presentStore(state: WorldState, store: UserRecord, currentId: number): Store {
  const { province, city, district, detail } = store.profile;
  return {
    id: store.id,
    name: store.company,
    username: store.username,
    address: `${province}${city}${district}${detail}`.slice(0, 200),
    is_current: store.id === currentId ? Flag.Yes : Flag.No,
    is_passed: store.is_passed,
    cart: cartLines(state, store.id).length,
    linked_at: formatDateTime(store.linkedAt),
  };
}

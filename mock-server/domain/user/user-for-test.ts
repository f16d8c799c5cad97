import { Flag } from "#generated/enums.ts";
import { NOW } from "../bare-world-for-test.ts";
import type { UserRecord } from "./records.ts";
import { newUser, NO_PROFILE } from "./rules/new-user.ts";

/** Buyer 1, a pharmacy whose certificates have been approved. */
export const userWith = (change: Partial<UserRecord> = {}): UserRecord => ({
  ...newUser({
    id: 1,
    username: "buyer",
    phone: "13800138000",
    profile: { ...NO_PROFILE, province: "浙江省", city: "杭州市", district: "余杭区", createdAt: NOW },
  }),
  is_passed: Flag.Yes,
  ...change,
});

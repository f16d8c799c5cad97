import { NOW } from "../bare-world-for-test.ts";
import type { UserRecord } from "./records.ts";
import { newUser } from "./rules/new-user.ts";

/** Buyer 1, a pharmacy whose certificates have been approved. */
export const userWith = (change: Partial<UserRecord> = {}): UserRecord => ({
  ...newUser({
    id: 1,
    username: "buyer",
    phone: "13800138000",
    profile: {
      email: "",
      legalPerson: "",
      licenceNo: "",
      creditCode: "",
      province: "浙江省",
      city: "杭州市",
      district: "余杭区",
      detail: "",
      createdAt: NOW,
    },
  }),
  is_passed: 1,
  ...change,
});

import { Flag } from "#generated/enums.ts";
import type { ProfileRecord, UserRecord } from "#mock/domain/user/records.ts";
import { newUser } from "#mock/domain/user/rules/new-user.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS, DAY_MS } from "#mock/world/shanghai-time.ts";

const DEMO_PASSWORD = "demo1234";

/** So many days before the base date, in ms. */
export const daysAgo = (days: number): number => BASE_MS - days * DAY_MS;

type Place = Pick<ProfileRecord, "province" | "city" | "district" | "detail">;

/** A district and an address in it. */
export const place = (province: string, city: string, district: string, detail: string): Place => ({
  province,
  city,
  district,
  detail,
});

/** The company's own data; `createdAt` is the registration date, `days` before the base date. */
export const profile = (
  days: number,
  [legalPerson, licenceNo, creditCode]: readonly [string, string, string],
  at: Place,
  email = "",
): ProfileRecord => ({
  email,
  legalPerson,
  licenceNo,
  creditCode,
  ...at,
  createdAt: daysAgo(days) + 10 * HOUR_MS,
});

type Named<N extends string> = { readonly username: N };
type Base = Pick<UserRecord, "id" | "username" | "phone" | "profile"> & Partial<UserRecord>;

/** An approved buyer with previous logins; `base` has the differences. */
export const persona = <const N extends string>(base: Base & Named<N>): UserRecord & Named<N> => ({
  ...newUser(base),
  password: DEMO_PASSWORD,
  is_passed: Flag.Yes,
  logins: { current: daysAgo(1) + 9 * HOUR_MS + base.id * 60_000, previous: null },
  ...base,
});

import { expect, test } from "vitest";
import { NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { accessKey, accessTo, openGroups } from "./rules.ts";

const group = (url: string, openedAt: number) => ({ url, openedAt }) as Seed["controlledGroups"][number];

test("groups are open from their time on, the one that opened first leading", () => {
  const groups = [
    group("later", NOW - 1),
    group("now", NOW),
    group("soon", NOW + 1),
    group("first", NOW - 2),
  ];
  const state = worldWith({ controlledGroups: groups });
  expect(openGroups(state).map(({ url }) => url)).toEqual(["first", "later", "now"]);
  state.clock.advance(1);
  expect(openGroups(state).map(({ url }) => url)).toEqual(["first", "later", "now", "soon"]);
});

test("access is asked for, granted after a day, and ends after a year", () => {
  const state = worldWith();
  const buyer = userWith({ is_special: 0 });
  expect(accessTo(state, "kangning", buyer)).toBe(0);
  state.controlledAccess.put(accessKey(1, "kangning"), {
    userId: 1,
    groupUrl: "kangning",
    appliedAt: NOW,
    remark: "",
  });
  const after = (ms: number) => {
    state.clock.freeze(NOW + ms);
    return accessTo(state, "kangning", buyer);
  };
  expect([0, DAY_MS - 1, DAY_MS, 366 * DAY_MS - 1, 366 * DAY_MS].map(after)).toEqual([1, 1, 2, 2, 0]);
  expect(accessTo(state, "kangning", { ...buyer, is_special: 1 })).toBe(2);
  expect(accessTo(state, "kangning", undefined)).toBe(0);
});

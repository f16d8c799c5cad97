import { expect, test } from "vitest";
import type { OfferTimes, TimedOffer } from "../records.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { limitPeriod } from "./limit.ts";

const at = parseDateTime;
const timed = (times: OfferTimes) => ({ timed: { times } as TimedOffer });
const DAY = ["2026-11-21 00:00:00", "2026-11-22 00:00:00"] as const;
const period = { startsAt: at("2026-11-15 00:00:00"), endsAt: at("2026-12-01 00:00:00") };

test.each([
  ["a permanent limit is for a day", { timed: null }, "2026-11-21 23:59:59", DAY],
  [
    "that of a flash sale for its session",
    timed({ kind: "spike", session: 2 }),
    "2026-11-21 14:00:00",
    ["2026-11-21 14:00:00", "2026-11-21 18:00:00"],
  ],
  ["between the sessions for a day", timed({ kind: "spike", session: 2 }), "2026-11-21 18:00:00", DAY],
  ["a special price for its day", timed({ kind: "everyday", weekday: 6 }), "2026-11-21 10:00:00", DAY],
  [
    "the storewide price for its period",
    timed({ kind: "welfare", ...period }),
    "2026-11-21 10:00:00",
    ["2026-11-15 00:00:00", "2026-12-01 00:00:00"],
  ],
] as const)("%s", (_case, goods, now, [startsAt, endsAt]) => {
  expect(limitPeriod(goods, at(now))).toMatchObject({ startsAt: at(startsAt), endsAt: at(endsAt) });
});

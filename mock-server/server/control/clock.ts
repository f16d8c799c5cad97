import { InputError, checkFields, isText } from "#mock/input/check-fields.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { jsonAnswer } from "#mock/http/answers.ts";
import { isTimeText } from "#mock/input/time-text.ts";
import type { ControlRoute } from "./control-request.ts";

const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const TIME = "a Shanghai time like 2026-11-21 10:00:00";
const DURATION = "seconds or a duration like 24h, 30m or -2d";

/** The clock of this world. PUT freezes, sets, advances or resumes it; several in this order. */
export const clockRoute: ControlRoute = {
  GET: ({ world }) => jsonAnswer(200, world.clock.describe()),
  PUT: ({ app, world, body }) => {
    const wish = checkFields("request body", body, {
      freeze: [(value) => value === true || isTimeText(value), `${TIME}, or true to freeze now`],
      set: [isTimeText, TIME],
      advance: [(value) => typeof value === "number" || isText(value), DURATION],
      resume: [(value) => value === true, "true"],
    });
    const { clock } = world;
    const advance = wish.advance === undefined ? undefined : readDuration(wish.advance as number | string);
    const start = [wish.set, wish.freeze].find(isTimeText);
    checkTime((start === undefined ? clock.now() : timeOf(start)) + (advance ?? 0));
    if (wish.freeze !== undefined) clock.freeze(wish.freeze === true ? clock.now() : timeOf(wish.freeze));
    if (wish.set !== undefined) clock.set(timeOf(wish.set));
    if (advance !== undefined) clock.advance(advance);
    if (wish.resume === true) clock.resume();
    app.events.emit(world.name, "clock", clock.describe());
    return jsonAnswer(200, clock.describe());
  },
};

const timeOf = (value: unknown) => parseDateTime(String(value));

const FIRST_MS = parseDateTime("1971-01-01 00:00:00");
const LAST_MS = parseDateTime("9000-01-01 00:00:00");

/** Years have four digits, also in the times that the shop derives from the clock. */
function checkTime(ms: number): void {
  if (!(ms >= FIRST_MS && ms < LAST_MS))
    throw new InputError("the clock must stay between the years 1971 and 8999");
}

/** Seconds, or `90s`, `30m`, `24h`, `7d`, in ms. */
function readDuration(value: number | string): number {
  if (typeof value === "number") return value * 1000;
  const [, amount, unit = ""] = /^(-?\d+(?:\.\d+)?)([smhd])$/.exec(value) ?? [];
  const ms = UNIT_MS[unit];
  if (amount === undefined || ms === undefined)
    throw new InputError(`request body: advance must be ${DURATION}`);
  return Number(amount) * ms;
}

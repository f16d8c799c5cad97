import { InputError, checkFields, isText, REQUEST_BODY } from "#mock/input/check-fields.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { jsonAnswer } from "#mock/http/answers.ts";
import { type Text, say } from "#mock/language/say.ts";
import { isTimeText } from "#mock/input/time-text.ts";
import type { ControlRoute } from "./control-request.ts";

const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const TIME: Text = ["a Shanghai time like 2026-11-21 10:00:00", "形如 2026-11-21 10:00:00 的上海时间"];
const DURATION: Text = [
  "seconds or a duration like 24h, 1h30m or -2d",
  "秒数，或形如 24h、1h30m、-2d 的时长",
];

/** The clock of this world. PUT freezes, sets, advances or resumes it; several in this order. */
export const clockRoute: ControlRoute = {
  GET: ({ world }) => jsonAnswer(200, world.clock.describe()),
  PUT: ({ app, world, body }) => {
    const wish = checkFields(REQUEST_BODY, body, {
      freeze: [
        (value) => value === true || isTimeText(value),
        [`${TIME[0]}, or true to freeze now`, `${TIME[1]}，或 true 表示冻结在当前时间`],
      ],
      set: [isTimeText, TIME],
      advance: [(value) => typeof value === "number" || isText(value), DURATION],
      resume: [(value) => value === true, ["true", "true"]],
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
    throw new InputError(
      say("the clock must stay between the years 1971 and 8999", "时钟必须在 1971 年到 8999 年之间"),
    );
}

/** Seconds, or `90s`, `24h`, `7d`, also several as in `1h30m`, in ms. */
function readDuration(value: number | string): number {
  if (typeof value === "number") return value * 1000;
  const [, sign, parts] = /^(-?)((?:\d+(?:\.\d+)?[smhd])+)$/.exec(value) ?? [];
  if (parts === undefined)
    throw new InputError(
      say(`request body: advance must be ${DURATION[0]}`, `请求体：advance 必须是${DURATION[1]}`),
    );
  const ms = [...parts.matchAll(/([\d.]+)([smhd])/g)].reduce(
    (sum, [, amount, unit = ""]) => sum + Number(amount) * (UNIT_MS[unit] ?? 0),
    0,
  );
  return sign === "-" ? -ms : ms;
}

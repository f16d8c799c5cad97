import type { SetClockBody } from "#generated/control/model/setClockBody.ts";
import { jsonResponse } from "#mock/http/responses.ts";
import { InputError } from "#mock/input/input-error.ts";
import { isTimeText } from "#mock/input/time-text.ts";
import { say } from "#mock/language/say.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";

const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** The clock of this world. PUT freezes, sets, advances or resumes it; several in this order. */
export const clockRoute: ControlRoute = {
  GET: ({ world }) => jsonResponse(200, world.clock.describe()),
  PUT: ({ app, world, body: wish }: ControlRequest<SetClockBody>) => {
    const { clock } = world;
    const advance = wish.advance === undefined ? undefined : readDuration(wish.advance);
    const frozenAt = typeof wish.freeze === "string" ? wish.freeze : undefined;
    const start = wish.set ?? frozenAt;
    checkTime((start === undefined ? clock.now() : timeOf(start)) + (advance ?? 0));
    if (wish.freeze !== undefined) clock.freeze(frozenAt === undefined ? clock.now() : timeOf(frozenAt));
    if (wish.set !== undefined) clock.set(timeOf(wish.set));
    if (advance !== undefined) clock.advance(advance);
    if (wish.resume === true) clock.resume();
    app.events.emit(world.name, "clock", clock.describe());
    return jsonResponse(200, clock.describe());
  },
};

/** Throws InputError for a day that there is not. */
function timeOf(text: string): number {
  if (isTimeText(text)) return parseDateTime(text);
  throw new InputError(
    say(
      `request body: set and freeze: there is no time ${text}`,
      `请求体：set 和 freeze：没有 ${text} 这个时间`,
    ),
  );
}

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
  const parts = value.replace(/^-/, "");
  const ms = [...parts.matchAll(/([\d.]+)([smhd])/g)].reduce(
    (sum, [, amount, unit = ""]) => sum + Number(amount) * (UNIT_MS[unit] ?? 0),
    0,
  );
  return value.startsWith("-") ? -ms : ms;
}

import { Pause, Play } from "lucide-react";
import { QueryResult } from "../parts/query-result.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { SetTime } from "./set-time.tsx";
import { useNow } from "./use-now.ts";

const STEPS = [
  ["-1d", "−1 day"],
  ["-1h", "−1 hour"],
  ["1m", "+1 minute"],
  ["1h", "+1 hour"],
  ["1d", "+1 day"],
  ["7d", "+7 days"],
  ["30d", "+30 days"],
] as const;

/** The world's time. Its effects, such as expiring orders, appear with the next call. */
export function ClockPage() {
  const query = useMock("clock", (control) => control.clock.read());
  return (
    <>
      <PageHead title="Clock">
        Flash sales, order timeouts, automatic receipt, coupons and sessions all follow this world's clock:
        move it instead of waiting.
      </PageHead>
      <QueryResult query={query}>{() => <Face />}</QueryResult>
    </>
  );
}

function Face() {
  const clock = useNow();
  const freeze = useControlAction(
    (control) => control.clock.freeze(),
    (_, { now }) => `Clock frozen at ${now}`,
  );
  const resume = useControlAction(
    (control) => control.clock.resume(),
    () => "Clock running",
  );
  const advance = useControlAction(
    (control, [by]: readonly [string, string]) => control.clock.advance(by),
    ([, words], { now }) => `Moved ${words}, now ${now}`,
  );
  if (!clock) return null;
  const [date, time] = clock.text.split(" ");
  return (
    <div className="clock">
      <div className={clock.frozen ? "clock-face clock-frozen" : "clock-face"}>
        <p className="clock-date">
          {date} {weekday(clock.ms)}
        </p>
        <p className="clock-time digits">{time}</p>
        <p className="clock-state">{clock.frozen ? "Frozen" : "Running"} · Shanghai time</p>
        <div className="actions">
          {clock.frozen ? (
            <button type="button" className="button button-accent" onClick={() => resume.mutate()}>
              <Play size={15} aria-hidden /> Resume
            </button>
          ) : (
            <button type="button" className="button" onClick={() => freeze.mutate()}>
              <Pause size={15} aria-hidden /> Freeze
            </button>
          )}
        </div>
      </div>
      <div className="clock-moves">
        <h2 className="section-title">Move</h2>
        <div className="actions">
          {STEPS.map((step) => (
            <button
              key={step[0]}
              type="button"
              className="button"
              disabled={advance.isPending}
              onClick={() => advance.mutate(step)}
            >
              {step[1]}
            </button>
          ))}
        </div>
        <h2 className="section-title">Set</h2>
        <SetTime now={clock.text} />
      </div>
    </div>
  );
}

const weekday = (ms: number): string =>
  new Date(ms).toLocaleDateString("en-US", { weekday: "long", timeZone: "Asia/Shanghai" });

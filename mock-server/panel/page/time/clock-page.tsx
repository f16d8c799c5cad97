import { Pause, Play } from "lucide-react";
import { QueryResult } from "../parts/query-result.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { SetTime } from "./set-time.tsx";
import { useNow } from "./use-now.ts";

const STEPS = [
  ["-1d", "−1 天"],
  ["-1h", "−1 小时"],
  ["1m", "+1 分钟"],
  ["1h", "+1 小时"],
  ["1d", "+1 天"],
  ["7d", "+7 天"],
  ["30d", "+30 天"],
] as const;

/** The world's time. Its effects, such as expiring orders, appear with the next call. */
export function ClockPage() {
  const query = useMock("clock", (control) => control.clock.read());
  return (
    <>
      <PageHead title="时钟">
        秒杀开始、订单超时、自动收货、优惠券到期、会话失效都看这个世界的时钟；拨动它，不用等。
      </PageHead>
      <QueryResult query={query}>{() => <Face />}</QueryResult>
    </>
  );
}

function Face() {
  const clock = useNow();
  const freeze = useControlAction(
    (control) => control.clock.freeze(),
    (_, { now }) => `时钟停在 ${now}`,
  );
  const resume = useControlAction(
    (control) => control.clock.resume(),
    () => "时钟继续走",
  );
  const advance = useControlAction(
    (control, [by]: readonly [string, string]) => control.clock.advance(by),
    ([, words], { now }) => `已拨 ${words}，现在是 ${now}`,
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
        <p className="clock-state">{clock.frozen ? "已冻结" : "正在走"} · 上海时间</p>
        <div className="actions">
          {clock.frozen ? (
            <button type="button" className="button button-accent" onClick={() => resume.mutate()}>
              <Play size={15} aria-hidden /> 继续走
            </button>
          ) : (
            <button type="button" className="button" onClick={() => freeze.mutate()}>
              <Pause size={15} aria-hidden /> 冻结
            </button>
          )}
        </div>
      </div>
      <div className="clock-moves">
        <h2 className="section-title">拨动</h2>
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
        <h2 className="section-title">设定</h2>
        <SetTime now={clock.text} />
      </div>
    </div>
  );
}

const weekday = (ms: number): string =>
  new Date(ms).toLocaleDateString("zh-CN", { weekday: "long", timeZone: "Asia/Shanghai" });

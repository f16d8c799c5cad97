import { Play } from "#generated/icons/play.ts";
import { RotateCcw } from "#generated/icons/rotate-ccw.ts";
import { SearchX } from "#generated/icons/search-x.ts";
import { User } from "#generated/icons/user.ts";
import { useState } from "react";
import type { Scenario } from "#generated/control/model/scenario.ts";
import { countOf } from "../parts/count-of.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Badge } from "../parts/badges.tsx";
import { Empty } from "../parts/empty.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { switchShop } from "../world/shop-world.ts";
import { useControl } from "../world/world-context.ts";
import { say } from "../language.ts";

export function ScenarioList({ freezes }: { freezes: boolean }) {
  const query = useMock("scenarios", (control) => control.scenarios());
  const [text, setText] = useState("");
  const { world } = useControl();
  const setUp = useControlAction(
    (control, { name }: Scenario) => control.scenario(name, { freeze: freezes }),
    ({ title }) => {
      const moved = switchShop(world);
      return say(`Entered scenario “${title}”${moved}`, `已进入场景“${title}”${moved}`);
    },
  );
  return (
    <QueryResult query={query}>
      {({ current, scenarios }) => {
        const shown = scenarios.filter((scenario) => holds(scenario, text));
        return (
          <>
            <div className="filter-bar">
              <SearchBox value={text} onChange={setText} label={say("Filter scenarios", "筛选场景")} />
              <span className="filter-count" role="status">
                {countOf(shown.length, "scenario", "个场景")}
              </span>
            </div>
            {shown.length === 0 && (
              <Empty icon={SearchX} title={say(`No scenario contains “${text}”`, `没有场景包含“${text}”`)} />
            )}
            <ul className="cards">
              {shown.map((scenario) => (
                <ScenarioCard
                  key={scenario.name}
                  scenario={scenario}
                  isCurrent={scenario.name === current}
                  isBusy={setUp.isPending}
                  onSetUp={() => setUp.mutate(scenario)}
                />
              ))}
            </ul>
          </>
        );
      }}
    </QueryResult>
  );
}

const RESTART = say("Restart", "重新开始");
const ENTER = say("Enter", "进入");
const VISITOR = say("visitor", "游客");

type CardProps = {
  readonly scenario: Scenario;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly onSetUp: () => void;
};

function ScenarioCard({ scenario: { name, title, about, persona }, isCurrent, isBusy, onSetUp }: CardProps) {
  return (
    <li className={isCurrent ? "card card-current" : "card"}>
      <div className="card-head">
        <h3>{title}</h3>
        <button
          type="button"
          className="button button-small"
          aria-label={`${isCurrent ? RESTART : ENTER}${say(": ", "：")}${title}`}
          disabled={isBusy}
          onClick={onSetUp}
        >
          {isCurrent ? <RotateCcw size={14} aria-hidden /> : <Play size={14} aria-hidden />}
          {isCurrent ? RESTART : ENTER}
        </button>
      </div>
      <p className="card-about">{about}</p>
      <p className="card-notes">
        {isCurrent && <Badge tone="accent">{say("current scenario", "当前场景")}</Badge>}
        <Badge>
          <User size={12} aria-hidden /> {persona ?? VISITOR}
        </Badge>
        <code className="card-name">{name}</code>
      </p>
    </li>
  );
}

const holds = ({ name, title, about, persona }: Scenario, text: string): boolean =>
  `${name} ${title} ${about} ${persona ?? VISITOR}`.toLowerCase().includes(text.trim().toLowerCase());

import { Play, RotateCcw, SearchX, User } from "lucide-react";
import { useState } from "react";
import type { Scenario } from "#generated/control/model/scenario.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Badge } from "../parts/badges.tsx";
import { Empty } from "../parts/empty.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { switchShop } from "../world/shop-world.ts";
import { useControl } from "../world/world-context.ts";

export function ScenarioList({ freezes }: { freezes: boolean }) {
  const query = useMock("scenarios", (control) => control.scenarios());
  const [text, setText] = useState("");
  const { world } = useControl();
  const setUp = useControlAction(
    (control, { name }: Scenario) => control.scenario(name, { freeze: freezes }),
    ({ title }) => `已进入场景「${title}」${switchShop(world)}`,
  );
  return (
    <QueryResult query={query}>
      {({ current, scenarios }) => {
        const shown = scenarios.filter((scenario) => holds(scenario, text));
        return (
          <>
            <div className="filter-bar">
              <SearchBox value={text} onChange={setText} label="筛选场景" />
              <span className="filter-count" role="status">
                {shown.length} 个场景
              </span>
            </div>
            {shown.length === 0 && <Empty icon={SearchX} title={`没有包含“${text}”的场景`} />}
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
          aria-label={`${isCurrent ? "重来" : "进入"}：${title}`}
          disabled={isBusy}
          onClick={onSetUp}
        >
          {isCurrent ? <RotateCcw size={14} aria-hidden /> : <Play size={14} aria-hidden />}
          {isCurrent ? "重来" : "进入"}
        </button>
      </div>
      <p className="card-about">{about}</p>
      <p className="card-notes">
        {isCurrent && <Badge tone="accent">当前场景</Badge>}
        <Badge>
          <User size={12} aria-hidden /> {persona ?? "访客"}
        </Badge>
        <code className="card-name">{name}</code>
      </p>
    </li>
  );
}

const holds = ({ name, title, about, persona }: Scenario, text: string): boolean =>
  `${name} ${title} ${about} ${persona ?? "访客"}`.toLowerCase().includes(text.trim().toLowerCase());

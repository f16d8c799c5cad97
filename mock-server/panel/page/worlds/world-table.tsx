import { useState } from "react";
import type { World } from "#generated/control/model/world.ts";
import { Badge } from "../parts/badges.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { switchShop, useShopWorld } from "../world/shop-world.ts";
import { useScenarioTitles } from "../world/use-scenario-titles.ts";
import { showWorld } from "../world/world-address.ts";
import { useControl } from "../world/world-context.ts";
import { notify } from "../parts/notices.ts";
import { DropWorld } from "./drop-world.tsx";

const MOST_SHOWN = 200;

export function WorldTable({ worlds }: { worlds: readonly World[] }) {
  const { world } = useControl();
  const titleOf = useScenarioTitles();
  const [text, setText] = useState("");
  const shopWorld = useShopWorld();
  const found = worlds
    .toReversed()
    .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const turn = (name: string) => {
    switchShop(name);
    notify("good", `商城已转到世界 ${name}，刷新商城的页面即可`);
  };
  return (
    <>
      <div className="filter-bar">
        <SearchBox value={text} onChange={setText} label="筛选世界" />
        <span className="filter-count" role="status">
          {found.length} 个世界{found.length > MOST_SHOWN && `，显示最近用过的 ${MOST_SHOWN} 个`}
        </span>
      </div>
      <div className="table-frame">
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">名字</th>
              <th scope="col" className="only-wide">
                场景
              </th>
              <th scope="col" className="only-wide">
                时钟
              </th>
              <th scope="col" className="number">
                请求
              </th>
              <th scope="col" className="number only-wide">
                故障
              </th>
              <th scope="col" className="number only-wide">
                快照
              </th>
              <th scope="col" className="only-wide">
                最近使用
              </th>
              <th scope="col">
                <span className="unseen">操作</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found
              .slice(0, MOST_SHOWN)
              .map(({ name, scenario, clock, requests, faults, snapshots, last_used }) => (
                <tr key={name} className={name === world ? "row-current" : undefined}>
                  <th scope="row">
                    <button type="button" className="plain" onClick={() => showWorld(name)}>
                      {name}
                    </button>{" "}
                    {name === world && <Badge tone="accent">面板在此</Badge>}{" "}
                    {name === shopWorld && <Badge tone="good">商城在此</Badge>}
                  </th>
                  <td className="only-wide">{scenario === null ? "—" : titleOf(scenario)}</td>
                  <td className="digits only-wide">
                    {clock.now}
                    {clock.frozen && " 冻结"}
                  </td>
                  <td className="number">{requests}</td>
                  <td className="number only-wide">{faults}</td>
                  <td className="number only-wide">{snapshots}</td>
                  <td className="only-wide">
                    {new Date(last_used).toLocaleTimeString("zh-CN", { hour12: false })}
                  </td>
                  <td className="row-actions">
                    {name !== shopWorld && (
                      <button
                        type="button"
                        className="button button-small"
                        aria-label={`商城用它：${name}`}
                        onClick={() => turn(name)}
                      >
                        商城用它
                      </button>
                    )}
                    <DropWorld name={name} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

import { useState } from "react";
import type { World } from "#generated/control/model/world.ts";
import { countOf } from "../parts/count-of.ts";
import { Badge } from "../parts/badges.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { switchShop, useShopWorld } from "../world/shop-world.ts";
import { useScenarioTitles } from "../world/use-scenario-titles.ts";
import { showWorld } from "../world/world-address.ts";
import { useControl } from "../world/world-context.ts";
import { notify } from "../parts/notices.ts";
import { DropWorld } from "./drop-world.tsx";
import { say } from "../language.ts";

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
    notify(
      "good",
      say(`The shop uses world ${name}: reload its pages`, `商城已改用沙箱 ${name}，请刷新商城页面`),
    );
  };
  return (
    <>
      <div className="filter-bar">
        <SearchBox value={text} onChange={setText} label={say("Filter worlds", "筛选沙箱")} />
        <span className="filter-count" role="status">
          {countOf(found.length, "world", "个沙箱")}
          {found.length > MOST_SHOWN &&
            say(`, the last ${MOST_SHOWN} used are shown`, `，显示最近使用的 ${MOST_SHOWN} 个`)}
        </span>
      </div>
      <div className="table-frame">
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">{say("Name", "名称")}</th>
              <th scope="col" className="only-wide">
                {say("Scenario", "场景")}
              </th>
              <th scope="col" className="only-wide">
                {say("Clock", "时钟")}
              </th>
              <th scope="col" className="number">
                {say("Requests", "请求")}
              </th>
              <th scope="col" className="number only-wide">
                {say("Faults", "故障")}
              </th>
              <th scope="col" className="number only-wide">
                {say("Snapshots", "快照")}
              </th>
              <th scope="col" className="only-wide">
                {say("Last used", "最近使用")}
              </th>
              <th scope="col">
                <span className="unseen">{say("Actions", "操作")}</span>
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
                    {name === world && <Badge tone="accent">{say("panel", "控制台")}</Badge>}{" "}
                    {name === shopWorld && <Badge tone="good">{say("shop", "商城")}</Badge>}
                  </th>
                  <td className="only-wide">{scenario === null ? "—" : titleOf(scenario)}</td>
                  <td className="digits only-wide">
                    {clock.now}
                    {clock.frozen && say(" frozen", " 已冻结")}
                  </td>
                  <td className="number">{requests}</td>
                  <td className="number only-wide">{faults}</td>
                  <td className="number only-wide">{snapshots}</td>
                  <td className="only-wide">{new Date(last_used).toLocaleTimeString("en-GB")}</td>
                  <td className="row-actions">
                    {name !== shopWorld && (
                      <button
                        type="button"
                        className="button button-small"
                        aria-label={say(`Use in shop: ${name}`, `用于商城：${name}`)}
                        onClick={() => turn(name)}
                      >
                        {say("Use in shop", "用于商城")}
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

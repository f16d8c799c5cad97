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
    notify("good", `The shop uses world ${name}: reload its pages`);
  };
  return (
    <>
      <div className="filter-bar">
        <SearchBox value={text} onChange={setText} label="Filter worlds" />
        <span className="filter-count" role="status">
          {countOf(found.length, "world")}
          {found.length > MOST_SHOWN && `, the last ${MOST_SHOWN} used are shown`}
        </span>
      </div>
      <div className="table-frame">
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col" className="only-wide">
                Scenario
              </th>
              <th scope="col" className="only-wide">
                Clock
              </th>
              <th scope="col" className="number">
                Requests
              </th>
              <th scope="col" className="number only-wide">
                Faults
              </th>
              <th scope="col" className="number only-wide">
                Snapshots
              </th>
              <th scope="col" className="only-wide">
                Last used
              </th>
              <th scope="col">
                <span className="unseen">Actions</span>
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
                    {name === world && <Badge tone="accent">panel</Badge>}{" "}
                    {name === shopWorld && <Badge tone="good">shop</Badge>}
                  </th>
                  <td className="only-wide">{scenario === null ? "—" : titleOf(scenario)}</td>
                  <td className="digits only-wide">
                    {clock.now}
                    {clock.frozen && " frozen"}
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
                        aria-label={`Use in shop: ${name}`}
                        onClick={() => turn(name)}
                      >
                        Use in shop
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

import { Badge, Button, Table, VisuallyHidden } from "@chakra-ui/react";
import { useState } from "react";
import type { World } from "#generated/control/model/world.ts";
import { Trash } from "#generated/icons/trash.ts";
import { say } from "../language.ts";
import { IconAction } from "../parts/action-button.tsx";
import { countOf } from "../parts/count-of.ts";
import { Confirm } from "../parts/dialog.tsx";
import { Toolbar } from "../parts/toolbar.tsx";
import { turnShop, useShopWorld } from "../world/shop-world.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { useScenarioTitles } from "../world/use-scenario-titles.ts";
import { showWorld } from "../world/world-address.ts";
import { toControl, useControl } from "../world/world-context.ts";

const MOST_SHOWN = 200;

export function WorldTable({ worlds }: { worlds: readonly World[] }) {
  const { world } = useControl();
  const titleOf = useScenarioTitles();
  const [text, setText] = useState("");
  const shopWorld = useShopWorld();
  const found = worlds
    .toReversed()
    .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <>
      <Toolbar
        value={text}
        onChange={setText}
        label={say("Filter worlds", "筛选沙箱")}
        count={
          countOf(found.length, "world", "个沙箱") +
          (found.length > MOST_SHOWN
            ? say(`, the last ${MOST_SHOWN} used are shown`, `，显示最近使用的 ${MOST_SHOWN} 个`)
            : "")
        }
      />
      <Table.ScrollArea position="relative" borderWidth="1px" borderRadius="l3" bg="bg.panel">
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{say("Name", "名称")}</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">{say("Scenario", "场景")}</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">{say("Clock", "时钟")}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{say("Requests", "请求")}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end" hideBelow="md">
                {say("Faults", "故障")}
              </Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end" hideBelow="md">
                {say("Snapshots", "快照")}
              </Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">{say("Last used", "最近使用")}</Table.ColumnHeader>
              <Table.ColumnHeader>
                <VisuallyHidden>{say("Actions", "操作")}</VisuallyHidden>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {found
              .slice(0, MOST_SHOWN)
              .map(({ name, scenario, clock, requests, faults, snapshots, last_used }) => (
                <Table.Row key={name} bg={name === world ? "brand.subtle" : undefined}>
                  <Table.ColumnHeader scope="row">
                    <Button variant="ghost" onClick={() => showWorld(name)}>
                      {name}
                    </Button>{" "}
                    {name === world && <Badge colorPalette="brand">{say("panel", "控制台")}</Badge>}{" "}
                    {name === shopWorld && <Badge colorPalette="green">{say("shop", "商城")}</Badge>}
                  </Table.ColumnHeader>
                  <Table.Cell hideBelow="md">{scenario === null ? "—" : titleOf(scenario)}</Table.Cell>
                  <Table.Cell hideBelow="md">
                    {clock.now}
                    {clock.frozen && say(" frozen", " 已冻结")}
                  </Table.Cell>
                  <Table.Cell textAlign="end">{requests}</Table.Cell>
                  <Table.Cell textAlign="end" hideBelow="md">
                    {faults}
                  </Table.Cell>
                  <Table.Cell textAlign="end" hideBelow="md">
                    {snapshots}
                  </Table.Cell>
                  <Table.Cell hideBelow="md">{new Date(last_used).toLocaleTimeString("en-GB")}</Table.Cell>
                  <Table.Cell textAlign="end" whiteSpace="nowrap">
                    {name !== shopWorld && (
                      <Button
                        aria-label={say(`Use in shop: ${name}`, `用于商城：${name}`)}
                        onClick={() => turnShop(name)}
                      >
                        {say("Use in shop", "用于商城")}
                      </Button>
                    )}
                    <DropWorld name={name} />
                  </Table.Cell>
                </Table.Row>
              ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </>
  );
}

/** Drops a world after confirmation; the panel leaves it if it is shown. */
function DropWorld({ name }: { name: string }) {
  const { world } = useControl();
  const [asks, setAsks] = useState(false);
  const drop = useControlAction(
    () => toControl(name).control.drop(),
    () => say(`World ${name} deleted`, `沙箱 ${name} 已删除`),
  );
  const confirm = () => {
    setAsks(false);
    drop.mutate();
    // Looking at it again would recreate it.
    if (name === world) showWorld("default");
  };
  return (
    <>
      <IconAction
        icon={Trash}
        text={say(`Delete world ${name}`, `删除沙箱 ${name}`)}
        title={say("Delete", "删除")}
        onClick={() => setAsks(true)}
      />
      {asks && (
        <Confirm
          title={say(`Delete world ${name}?`, `删除沙箱 ${name}？`)}
          verb={say("Delete", "删除")}
          onConfirm={confirm}
          onClose={() => setAsks(false)}
        >
          {say(
            "Its data, log and snapshots are lost; the next use of its name starts a new world from the seed.",
            "它的数据、日志和快照都会丢失；再次使用这个名称时，会从种子数据新建沙箱。",
          )}
        </Confirm>
      )}
    </>
  );
}

import { Activity } from "#generated/icons/activity.ts";
import { Bug } from "#generated/icons/bug.ts";
import { Camera } from "#generated/icons/camera.ts";
import { ChartColumn } from "#generated/icons/chart-column.ts";
import { Clock } from "#generated/icons/clock.ts";
import { Database } from "#generated/icons/database.ts";
import { Globe } from "#generated/icons/globe.ts";
import { Mail } from "#generated/icons/mail.ts";
import { Stamp } from "#generated/icons/stamp.ts";
import { Users } from "#generated/icons/users.ts";
import { say } from "../language.ts";

/** The pages, each with the key that opens it. */
export const TABS = [
  { name: "requests", title: say("Requests", "请求"), digit: "1", icon: Activity },
  { name: "people", title: say("Scenarios", "场景"), digit: "2", icon: Users },
  { name: "faults", title: say("Faults", "故障"), digit: "3", icon: Bug },
  { name: "clock", title: say("Clock", "时钟"), digit: "4", icon: Clock },
  { name: "outbox", title: say("Outbox", "发件箱"), digit: "5", icon: Mail },
  { name: "approvals", title: say("Approvals", "待办"), digit: "6", icon: Stamp },
  { name: "state", title: say("Data", "数据"), digit: "7", icon: Database },
  { name: "snapshots", title: say("Snapshots", "快照"), digit: "8", icon: Camera },
  { name: "coverage", title: say("Coverage", "接口覆盖"), digit: "9", icon: ChartColumn },
  { name: "worlds", title: say("Worlds", "沙箱"), digit: "0", icon: Globe },
] as const;

export type Tab = (typeof TABS)[number];
export type TabName = Tab["name"];

import {
  Activity,
  Bug,
  Camera,
  ChartColumn,
  Clock,
  Database,
  Globe,
  type LucideIcon,
  Mail,
  Stamp,
  Users,
} from "lucide-react";

export type TabName =
  | "requests"
  | "people"
  | "faults"
  | "clock"
  | "outbox"
  | "approvals"
  | "state"
  | "snapshots"
  | "coverage"
  | "worlds";

export type Tab = {
  readonly name: TabName;
  readonly title: string;
  /** The digit key that opens it. */
  readonly digit: string;
  readonly icon: LucideIcon;
};

export const TABS: readonly Tab[] = [
  { name: "requests", title: "请求", digit: "1", icon: Activity },
  { name: "people", title: "场景与身份", digit: "2", icon: Users },
  { name: "faults", title: "故障", digit: "3", icon: Bug },
  { name: "clock", title: "时钟", digit: "4", icon: Clock },
  { name: "outbox", title: "发件箱", digit: "5", icon: Mail },
  { name: "approvals", title: "审批", digit: "6", icon: Stamp },
  { name: "state", title: "数据", digit: "7", icon: Database },
  { name: "snapshots", title: "快照", digit: "8", icon: Camera },
  { name: "coverage", title: "覆盖", digit: "9", icon: ChartColumn },
  { name: "worlds", title: "世界", digit: "0", icon: Globe },
];

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
  { name: "requests", title: "Requests", digit: "1", icon: Activity },
  { name: "people", title: "Scenarios", digit: "2", icon: Users },
  { name: "faults", title: "Faults", digit: "3", icon: Bug },
  { name: "clock", title: "Clock", digit: "4", icon: Clock },
  { name: "outbox", title: "Outbox", digit: "5", icon: Mail },
  { name: "approvals", title: "Approvals", digit: "6", icon: Stamp },
  { name: "state", title: "Data", digit: "7", icon: Database },
  { name: "snapshots", title: "Snapshots", digit: "8", icon: Camera },
  { name: "coverage", title: "Coverage", digit: "9", icon: ChartColumn },
  { name: "worlds", title: "Worlds", digit: "0", icon: Globe },
];

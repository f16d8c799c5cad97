import type { Implementation, Report } from "../report.ts";
import { LABELS } from "./labels.ts";

const PARTS = ["clean", "failing", "missing"] as const;
const MOST_NAMES = 6;

type Counts = Readonly<Record<(typeof PARTS)[number], readonly string[]>>;

/** True if a whole run says nothing of any selected operation: that no violation was found then means nothing. */
export const isUnjudged = ({ implementation, stopped }: Report): boolean =>
  stopped === undefined && PARTS.every((part) => implementation[part].length === 0);

/** Returns the server's progress in one line, then the tags with missing or failing operations, and their names. */
export function progressLines(report: Report): string[] {
  const { implementation, coverage, contract, language } = report;
  const say = (label: keyof typeof LABELS) => LABELS[label][language];
  const counted = PARTS.reduce((sum, part) => sum + implementation[part].length, 0);
  const rest = contract.operations - counted;
  const counts = [
    ...PARTS.map((part) => `${say(part)} ${implementation[part].length}`),
    ...(rest > 0 ? [`${say("skipped")} ${rest}`] : []),
  ];
  const tags = Map.groupBy(coverage.operations, ({ tag }) => tag);
  const lines = [...tags].flatMap(([tag, operations]) => {
    const ids = new Set(operations.map(({ operationId }) => operationId));
    const ofTag = within(implementation, ids);
    if (ofTag.failing.length + ofTag.missing.length === 0) return [];
    const parts = PARTS.filter((part) => ofTag[part].length > 0).map((part) =>
      part === "clean"
        ? `${say(part)} ${ofTag[part].length}`
        : `${say(part)} ${ofTag[part].length} (${namesOf(ofTag[part])})`,
    );
    return [`  ${tag}: ${parts.join(", ")}`];
  });
  return [`${contract.operations} ${say("progress")}: ${counts.join(", ")}`, ...lines];
}

function within(implementation: Implementation, ids: ReadonlySet<string>): Counts {
  const idsOf = (part: keyof Counts) => implementation[part].filter((id) => ids.has(id));
  return { clean: idsOf("clean"), failing: idsOf("failing"), missing: idsOf("missing") };
}

const namesOf = (names: readonly string[]): string =>
  [
    ...names.slice(0, MOST_NAMES),
    ...(names.length > MOST_NAMES ? [`+${names.length - MOST_NAMES}`] : []),
  ].join(", ");

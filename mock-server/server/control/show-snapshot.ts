import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { Snapshot } from "../saved/snapshots.ts";

/** A snapshot as the control API lists it. */
export const showSnapshot = ({ name, savedAt, content }: Snapshot) => ({
  name,
  saved_at: new Date(savedAt).toISOString(),
  clock: { now: formatDateTime(content.clock.now), frozen: content.clock.frozen },
  scenario: content.scenario,
  changed_records: Object.values(content.tables).reduce((sum, entries) => sum + entries.length, 0),
});

import { DIFF_CHANGES_MAX } from "#generated/control/limits.ts";
import type { NameBody } from "#generated/control/model/nameBody.ts";
import { errorResponse, jsonResponse } from "#mock/http/responses.ts";
import { InputError } from "#mock/input/input-error.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { Changes } from "#mock/world/store.ts";
import type { App } from "../app.ts";
import { diffChanges } from "../saved/diff.ts";
import { restoreWorld, saveWorld } from "../saved/save-world.ts";
import { checkSnapshotName, readSnapshot, writeSnapshot } from "../saved/snapshot-file.ts";
import type { Snapshot } from "../saved/snapshots.ts";
import type { World } from "../world.ts";
import type { ControlRequest, ControlRoute } from "./control-request.ts";
import { showWorld } from "./worlds.ts";

/** A snapshot as the control API lists it. */
const showSnapshot = ({ name, savedAt, content }: Snapshot) => ({
  name,
  saved_at: new Date(savedAt).toISOString(),
  clock: { now: formatDateTime(content.clock.now), frozen: content.clock.frozen },
  scenario: content.scenario,
  changed_records: Object.values(content.tables).reduce((sum, entries) => sum + entries.length, 0),
});

const unknown = ({ snapshots }: World, name: string | null) =>
  errorResponse(404, unknownSnapshot(name ?? "", snapshots.list().map(nameOf)));

const unknownSnapshot = (name: string, names: readonly string[]) =>
  unknownName(say("no snapshot named", "没有此名称的快照"), name, names);

const nameOf = ({ name }: Snapshot) => name;

/** The snapshots of this world. POST saves it under a name, DELETE drops the one of `?name=`. */
export const snapshotsRoute: ControlRoute = {
  GET: ({ world }) => jsonResponse(200, { snapshots: world.snapshots.list().map(showSnapshot) }),
  POST: ({ app, world, body }: ControlRequest<NameBody>) => {
    const name = checkSnapshotName(body.name);
    return keep(app, world, { name, savedAt: Date.now(), content: saveWorld(world) });
  },
  DELETE: ({ app, world, search }) => {
    const name = search.get("name");
    if (name === null || !world.snapshots.drop(name)) return unknown(world, name);
    tell(app, world);
    return jsonResponse(200, { dropped: 1 });
  },
};

/** Restores a snapshot: state, sessions, clock, faults and scenario. */
export const restoreRoute: ControlRoute = {
  POST: ({ app, world, body: { name } }: ControlRequest<NameBody>) => {
    const snapshot = world.snapshots.get(name);
    if (!snapshot) return unknown(world, name);
    restoreWorld(world, snapshot.content);
    app.events.emit(world.name, "world", showWorld(world));
    return jsonResponse(200, showWorld(world));
  },
};

/**
 * Lists the records that differ between `?from=` (by default `seed`) and `?to=` (by default `now`): names of
 * snapshots, `seed` or `now`.
 */
export const snapshotDiffRoute: ControlRoute = {
  GET: ({ world, search }) => {
    const { store } = world.state;
    const from = search.get("from") ?? "seed";
    const to = search.get("to") ?? "now";
    const changes = diffChanges(store, tablesOf(world, from), tablesOf(world, to));
    return jsonResponse(200, {
      from,
      to,
      total: changes.length,
      changes: changes.slice(0, DIFF_CHANGES_MAX),
    });
  },
};

function tablesOf(world: World, name: string): Changes {
  if (name === "seed") return {};
  if (name === "now") return world.state.store.changes();
  const snapshot = world.snapshots.get(name);
  if (!snapshot)
    throw new InputError(unknownSnapshot(name, ["seed", "now", ...world.snapshots.list().map(nameOf)]));
  return snapshot.content.tables;
}

/** A snapshot as a file. GET downloads the one of `?name=`, or the world as it is; POST uploads one. */
export const snapshotFileRoute: ControlRoute = {
  GET: ({ app, world, search }) => {
    const name = search.get("name");
    const snapshot =
      name === null
        ? { name: "now", savedAt: Date.now(), content: saveWorld(world) }
        : world.snapshots.get(name);
    if (!snapshot) return unknown(world, name);
    const file = encodeURIComponent(`${world.name}-${snapshot.name}.json`);
    const headers = { "content-disposition": `attachment; filename*=UTF-8''${file}` };
    return jsonResponse(200, writeSnapshot(snapshot, app.stamp()), headers);
  },
  POST: ({ app, world, search, body }) => {
    const tables = new Set(world.state.store.tables.keys());
    const snapshot = readSnapshot(body, app.stamp(), tables, search.get("name") ?? undefined);
    return keep(app, world, snapshot);
  },
};

function keep(app: App, world: World, snapshot: Snapshot) {
  if (snapshot.name === "seed" || snapshot.name === "now")
    throw new InputError(
      say(
        "a snapshot cannot be named seed or now: comparisons use these for the seed and the present state",
        "快照不能命名为 seed 或 now：比较时它们表示种子数据和当前状态",
      ),
    );
  world.snapshots.put(snapshot);
  tell(app, world);
  return jsonResponse(201, showSnapshot(snapshot));
}

const tell = ({ events }: App, { name, snapshots }: World) =>
  events.emit(name, "snapshots", { snapshots: snapshots.list().map(showSnapshot) });

import { same, show } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { baseInput } from "../../api-client/generate/base-input.ts";
import { recordsOf } from "../../api-client/generate/known-ids.ts";
import { envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import { withValue } from "../../api-client/request/input.ts";
import type { Words } from "../../api-client/words.ts";
import type { Run } from "../run/run.ts";
import type { Probe, ProbeRun } from "./probe.ts";

/** The parts of a run that compare two buyers. */
export type ForeignRun = ProbeRun & Pick<Run, "othersKnown" | "sessions">;

const BY_ID: Words = { zh: "用另一买家的编号", en: "with another buyer's id" };
const IN_LIST: Words = { zh: "比较两位买家的列表", en: "the lists of two buyers compared" };

/** An id that only the second buyer's list contains must be neither readable nor writable for the first (§6). */
export const probeForeignId: Probe<ForeignRun> = async (run, operation, base) => {
  const list = privateList(run, operation);
  if (!list || !run.sessions.has("other")) return;
  const parameter = operation.parameters.find((each) => each.in === "path");
  const pool = `in:${list.path}`;
  const foreign = run.othersKnown.all(pool).find((id) => !run.known.has(pool, id));
  if (!parameter || foreign === undefined) return;
  const valid = base ?? baseInput(operation, run.othersKnown);
  if (!valid) return;
  const input = withValue(valid.input, { part: "path", keys: [parameter.name] }, foreign);
  const exchange = await run.tester.call(operation, input, BY_ID);
  if (!isSuccess(exchange.response)) return;
  const expected = { zh: "404（或 403）", en: "404 (or 403)" };
  run.recorder.unexpected(exchange, "foreign-data", `path ${parameter.name}`, expected, BY_ID);
};

/** Compares the lists of two buyers: records with ids of their own must not be in both. */
export const probeForeignList: Probe<ForeignRun> = async (run, operation) => {
  if (operation.method !== "GET" || !operation.needsSession || !run.sessions.has("other")) return;
  if (!isPrivateList(run, operation)) return;
  const input = { path: {}, query: {}, body: undefined };
  const theirs = await run.tester.call(operation, input, IN_LIST, { actor: "other" });
  const mine = await run.tester.call(operation, input, IN_LIST);
  if (!isSuccess(mine.response) || !isSuccess(theirs.response)) return;
  const ids = new Set(idsOf(envelopeOf(theirs.response).data));
  const both = idsOf(envelopeOf(mine.response).data).filter((id) => ids.has(id));
  if (both.length === 0) return;
  const expected = { zh: "两位买家的列表没有相同的记录", en: "no record in the lists of both buyers" };
  run.recorder.add(
    mine,
    { rule: "foreign-data", place: "list", expected, seen: same(`id ${show(both)}`) },
    IN_LIST,
  );
};

/** The list for logged-in buyers at the parent path of an operation's id. */
function privateList({ contract }: ProbeRun, operation: Operation): Operation | undefined {
  const place = /^(.*)\/\{\w+\}/.exec(operation.path)?.[1];
  if (place === undefined || !operation.needsSession) return undefined;
  return contract.operations.find(
    ({ path, method, needsSession }) =>
      method === "GET" && needsSession && (path === place || path === `${place}/list`),
  );
}

/** True for a list whose records are a buyer's own and have operations by id. */
export const isPrivateList = (run: ProbeRun, { id }: Operation): boolean =>
  run.contract.operations.some((each) => privateList(run, each)?.id === id);

const idsOf = (data: unknown): unknown[] =>
  recordsOf(data).flatMap((record) => (record as { id?: unknown } | null)?.id ?? []);

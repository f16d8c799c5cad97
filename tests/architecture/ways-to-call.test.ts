import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { firstCalls } from "#generated/first-calls.ts";
import { type OperationId, operations } from "#generated/operations.ts";

/**
 * Called by an event rather than by a component that is there, so with the generated options of their hook:
 * `client.fetchQuery` and `runMutation` cache, cancel and report as the hook would.
 */
const BY_OPTIONS: ReadonlySet<string> = new Set<OperationId>([
  "checkPhone",
  "addFavorites",
  "deleteCartLines",
  "restoreCartLines",
  "quickAddCartLine",
  "readCartChanges",
  "editCartLine",
  "selectCartLines",
  "getSavedPlan",
]);
/** A page of its own, in a frame: its address is made of the contract's. */
const BY_ADDRESS: ReadonlySet<string> = new Set<OperationId>(["openChat"]);

/** The only modules that reach the network themselves. */
const SENDERS = new Map([
  ["src/shared/api/http-client.ts", "every call"],
  ["src/shared/api/send-watched.ts", "uploads, whose progress is shown"],
  ["src/app/early/begin.ts", "the first calls, before the client has come"],
  ["src/app/settings/load-settings.ts", "the settings"],
  ["src/app/release/register-worker.ts", "files for offline use"],
  ["src/service-worker.ts", "what its caches cannot serve"],
  ["src/app/release/reload-into-new-release.ts", "the document of a new release"],
  ["src/app/layout/navigation/report-visit.ts", "page views, for the analytics"],
  ["src/app/layout/navigation/report-web-vitals.ts", "web vitals, for the analytics"],
]);
const SENDS = /(?<![.\w])fetch\(|\bnew (?:XMLHttpRequest|EventSource|WebSocket)\b|\bsendBeacon\(/;

const files = (await Array.fromAsync(glob("src/**/*.{ts,tsx}")))
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const capital = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;
const uses = (name: string) => files.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
const ids = Object.keys(operations);

describe("the shop calls the server through the generated hooks", () => {
  test("each operation by its hook, but for those that are listed", () => {
    const other = ids.filter((id) => !uses(`use${capital(id)}`));
    expect(other.toSorted()).toEqual([...BY_OPTIONS, ...BY_ADDRESS].toSorted());
    const byOptions = other.filter((id) => uses(`get${capital(id)}(?:Query|Mutation)Options`));
    expect(byOptions.toSorted()).toEqual([...BY_OPTIONS].toSorted());
  });

  test("by nothing else that is generated beside them", () => {
    const names = files.flatMap(({ file, text }) =>
      [...text.matchAll(/import (?:type )?\{([^}]*)\} from "#generated\/hooks\/[^"]*"/g)].flatMap(
        ([, list = ""]) =>
          list
            .split(",")
            .map((name) => name.trim())
            .filter(
              (name) =>
                name !== "" &&
                !/^(?:type |use[A-Z]|get\w+(?:QueryOptions|MutationOptions|QueryKey)$)/.test(name),
            )
            .map((name) => `${file}: ${name}`),
      ),
    );
    expect(names).toEqual([]);
  });

  test("and by no request of their own", () => {
    const sending = files.filter(({ text }) => SENDS.test(text)).map(({ file }) => file);
    expect(sending.toSorted()).toEqual([...SENDERS.keys()].toSorted());
  });

  test("a call that begins before the scripts arrive is also made by a hook", () => {
    const early = Object.values(firstCalls).flatMap((calls) => Object.keys(calls));
    expect(early.filter((id) => !uses(`use${capital(id)}`))).toEqual([]);
  });
});

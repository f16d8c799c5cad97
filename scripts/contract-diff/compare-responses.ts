import { compareContent } from "./compare-content.ts";
import { compareParameter } from "./compare-parameters.ts";
import { compareParts } from "./compare-parts.ts";
import { compareRemaining } from "./compare-remaining.ts";
import { type Contract, type Part, asPart, resolve } from "./document.ts";
import { type Place, type Walk, note, placeOf } from "./walk.ts";

const COMPARED = new Set(["headers", "content"]);

/** 1xx to 3xx, also as a range; `default` counts as an error. */
const isSuccess = (status: string) => /^[123]/.test(status);

/** Compares the responses of an operation by status. */
export function compareResponses(walk: Walk, before: unknown, after: unknown): void {
  const [old, fresh] = [asPart(before), asPart(after)];
  for (const status of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
    const place = placeOf(`response ${status}`);
    const what = isSuccess(status) ? "success" : "error";
    if (!(status in old)) note(walk, place, `${what}-status-added`);
    else if (!(status in fresh)) note(walk, place, `${what}-status-removed`);
    else compareParts(walk, place, old[status], fresh[status], compareResponse);
  }
}

function compareResponse(walk: Walk, place: Place, before: Part, after: Part): void {
  compareHeaders(walk, place, before.headers, after.headers);
  compareContent(walk, place, before.content, after.content);
  compareRemaining(walk, place, before, after, COMPARED);
}

/** Headers by name, case-insensitively. */
function readHeaders(headers: unknown): Map<string, readonly [name: string, header: unknown]> {
  return new Map(
    Object.entries(asPart(headers)).map(([name, header]) => [name.toLowerCase(), [name, header]]),
  );
}

function compareHeaders(walk: Walk, { subject }: Place, before: unknown, after: unknown): void {
  const [old, fresh] = [readHeaders(before), readHeaders(after)];
  const isRequired = (contract: Contract, header: unknown) => resolve(contract, header).required === true;
  for (const key of new Set([...old.keys(), ...fresh.keys()])) {
    const [was, is] = [old.get(key), fresh.get(key)];
    const place = placeOf(`${subject} header ${(is ?? was)?.[0] ?? key}`.trim());
    if (!was) note(walk, place, isRequired(walk.after, is?.[1]) ? "added-required" : "added-optional");
    else if (!is) note(walk, place, "removed");
    else {
      if (was[0] !== is[0]) note(walk, place, "header-respelled", { old: was[0], new: is[0] });
      compareParts(walk, place, was[1], is[1], compareHeader);
    }
  }
}

/** A header has the keywords of a header parameter. */
const compareHeader: typeof compareParameter = (walk, place, before, after) =>
  compareParameter(walk, place, { in: "header", ...before }, { in: "header", ...after });

import { compareContent } from "./compare-content.ts";
import { compareParts } from "./compare-parts.ts";
import { compareRemaining } from "./compare-remaining.ts";
import { type Part, resolve } from "./document.ts";
import { type Place, type Walk, note, placeOf } from "./walk.ts";

const COMPARED = new Set(["required", "content"]);

/** Compares request bodies; either may be missing. */
export function compareRequestBodies(walk: Walk, before: unknown, after: unknown): void {
  const place = placeOf("body");
  if (before === undefined && after === undefined) return;
  if (before === undefined) {
    const isRequired = resolve(walk.after, after).required === true;
    note(walk, place, isRequired ? "added-required" : "added-optional");
  } else if (after === undefined) note(walk, place, "removed");
  else compareParts(walk, place, before, after, compareBody);
}

function compareBody(walk: Walk, place: Place, before: Part, after: Part): void {
  const isRequired = after.required === true;
  if ((before.required === true) !== isRequired)
    note(walk, place, isRequired ? "became-required" : "became-optional");
  compareContent(walk, place, before.content, after.content);
  compareRemaining(walk, place, before, after, COMPARED);
}

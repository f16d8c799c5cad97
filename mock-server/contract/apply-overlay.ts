import { exec } from "jsonpath-rfc9535";
import { InputError, isRecord } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";

type Action = { readonly target: string; readonly update?: unknown; readonly remove?: boolean };
type Json = Parameters<typeof exec>[0];
type Place = { readonly value: unknown; readonly path: readonly (string | number)[] };

/**
 * Returns a document changed by the actions of an OpenAPI Overlay 1.0; the document itself stays as it is. `name` is
 * the overlay's file, for errors. Throws InputError for what is no overlay, and for a target that matches nothing.
 */
export function applyOverlay(document: object, overlay: unknown, name: string): object {
  const result = structuredClone(document);
  for (const action of readActions(overlay, name)) applyAction(result, action, name);
  return result;
}

function readActions(overlay: unknown, name: string): Action[] {
  if (!isRecord(overlay) || !/^1\.\d/.test(String(overlay.overlay)) || !Array.isArray(overlay.actions))
    throw new InputError(
      say(
        `${name} is not an OpenAPI Overlay 1.0: it needs "overlay: 1.0.0" and a list of actions`,
        `${name} 不是 OpenAPI Overlay 1.0：需要 “overlay: 1.0.0” 和 actions 列表`,
      ),
    );
  return overlay.actions.map((action: unknown, index) => {
    if (
      isRecord(action) &&
      typeof action.target === "string" &&
      (action.remove === true || "update" in action)
    )
      return action as Action;
    throw new InputError(
      say(
        `${name}: action ${index} needs a target, and an update or "remove: true"`,
        `${name}：第 ${index} 个 action 需要 target，以及 update 或 “remove: true”`,
      ),
    );
  });
}

function applyAction(document: object, { target, update, remove }: Action, name: string): void {
  const places = placesOf(document, target, name);
  if (places.length === 0)
    throw new InputError(
      say(`${name}: the target ${target} matches nothing`, `${name}：target ${target} 没有匹配到任何内容`),
    );
  // From the end, so that the indexes of a list stay valid.
  for (const { value, path } of places.toReversed())
    if (remove === true) removeAt(document, path);
    else if (Array.isArray(value)) value.push(update);
    else if (isRecord(value) && isRecord(update)) merge(value, update);
    else
      throw new InputError(
        say(
          `${name}: the target ${target} matches a value that an update cannot be merged into`,
          `${name}：target ${target} 匹配的值无法与 update 合并`,
        ),
      );
}

function placesOf(document: object, target: string, name: string): Place[] {
  const places: Place[] = [];
  try {
    exec(document as Json, target, (value, path) => places.push({ value, path: [...path] }));
  } catch (error) {
    throw new InputError(
      say(
        `${name}: the target ${target} is not a JSONPath (RFC 9535): ${(error as Error).message}`,
        `${name}：target ${target} 不是 JSONPath（RFC 9535）：${(error as Error).message}`,
      ),
    );
  }
  return places;
}

function removeAt(document: object, path: Place["path"]): void {
  const last = path.at(-1);
  if (last === undefined) return;
  let parent: unknown = document;
  for (const key of path.slice(0, -1)) parent = (parent as Record<string | number, unknown>)[key];
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete (parent as Record<string, unknown>)[last];
}

/** Objects are merged, lists are appended to, anything else is replaced. */
function merge(into: Record<string, unknown>, update: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(update)) {
    const known = Object.hasOwn(into, key) ? into[key] : undefined;
    if (isRecord(known) && isRecord(value)) merge(known, value);
    else if (Array.isArray(known) && Array.isArray(value)) known.push(...value);
    else into[key] = structuredClone(value);
  }
}

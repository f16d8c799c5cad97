import type { Severity } from "#scripts/contract-diff/change.ts";
import type { Kind } from "#scripts/contract-diff/rules.ts";
import type { Edits } from "./edit.ts";

/** A change of the small contract, and the one line that reports it. */
interface PlantedChange {
  kind: Kind;
  severity: Severity;
  line: string;
  edits: Edits;
}

const planted =
  (severity: Severity) =>
  (kind: Kind, line: string, edits: Edits): PlantedChange => ({
    kind,
    severity,
    line,
    edits,
  });
export const breaking = planted("breaking");
export const compatible = planted("compatible");
export const documentation = planted("documentation");

/** The small contract's two operations: their locations and names. */
export const get = "paths > /shops/{id} > get";
export const post = "paths > /shops > post";
export const GET = "GET /shops/{id} (getShop)";
export const POST = "POST /shops (addShops)";

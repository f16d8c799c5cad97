import type { HostileCase } from "../hostile-case.ts";
import { bodies } from "./bodies.ts";
import { control } from "./control.ts";
import { framing } from "./framing.ts";
import { headers } from "./headers.ts";
import { targets } from "./targets.ts";

/** All cases that finish quickly, by category. */
export const CASES: Readonly<Record<string, readonly HostileCase[]>> = {
  "addresses that make no sense": targets,
  "headers that make no sense": headers,
  "requests that make no sense to HTTP": framing,
  "bodies that make no sense": bodies,
  "orders to the control API that make no sense": control,
};

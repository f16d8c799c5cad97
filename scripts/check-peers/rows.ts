import { mockRows } from "./mock-rows.ts";
import type { Row } from "./probes.ts";
import { shopRows } from "./shop-rows.ts";

/** The table's rows, each with the probe that fills it. */
export const rows: readonly Row[] = [...shopRows, ...mockRows];

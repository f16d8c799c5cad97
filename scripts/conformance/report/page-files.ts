import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

/** The style and the script of the report as a page. */
export const STYLE = read("report.css");
export const SCRIPT = read("report-page.js");

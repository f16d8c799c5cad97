import { readFile } from "node:fs/promises";
import { withoutMark } from "./byte-order-mark.ts";

/** Reads a file that a user names, with or without a byte order mark. */
export const readText = async (file: string): Promise<string> => withoutMark(await readFile(file, "utf8"));

import { useState } from "react";
import type { CartLine } from "#generated/model/index.ts";
import { findLines } from "../lib/find-lines.ts";

/** The result of 找商品: all matching lines, and the one that the buyer has reached. */
export type Found = { ids: ReadonlySet<number>; current: number | undefined };

export type CartFind = {
  text: string;
  found: Found;
  /** From 1; 0 if nothing is found. */
  position: number;
  /** Searches; returns the line to show. */
  change: (text: string) => number | undefined;
  /** Goes to the next or previous match, past the ends; returns the line to show. */
  move: (by: 1 | -1) => number | undefined;
};

/** 找商品 among the lines in the order that they are shown in. */
export function useCartFind(lines: readonly CartLine[]): CartFind {
  const [text, setText] = useState("");
  const [at, setAt] = useState<number>();
  const ids = text.trim() === "" ? [] : findLines(lines, text).map(({ id }) => id);
  const current = at !== undefined && ids.includes(at) ? at : ids[0];
  const position = current === undefined ? 0 : ids.indexOf(current) + 1;
  return {
    text,
    found: { ids: new Set(ids), current },
    position,
    change: (next) => {
      setText(next);
      const first = findLines(lines, next)[0]?.id;
      setAt(first);
      return first;
    },
    move: (by) => {
      if (ids.length === 0) return undefined;
      const next = ids[(position - 1 + by + ids.length) % ids.length];
      setAt(next);
      return next;
    },
  };
}

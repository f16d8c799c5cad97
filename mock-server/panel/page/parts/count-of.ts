import { say } from "../language.ts";

/** A number with its noun: `1 request`, `1,200 requests`, `1,200 个请求`. */
export function countOf(count: number, noun: string, chinese: string): string {
  const figures = count.toLocaleString("en-US");
  return say(`${figures} ${noun}${count === 1 ? "" : "s"}`, `${figures} ${chinese}`);
}

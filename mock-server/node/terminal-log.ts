import { styleText } from "node:util";
import { printable, printableLines } from "#api-spec/kit/terminal.ts";
import { ruleOf } from "#mock/server/log/explain.ts";
import type { FinishedCall } from "#mock/server/log/request-log.ts";
import type { TerminalLog } from "#mock/server/resources.ts";
import { DEFAULT_WORLD } from "#mock/server/worlds.ts";

/** The requests that are not shown: none, those without violations, or all. */
export type Quiet = false | "but-violations" | true;

/** One line a request on the terminal; below it what broke the contract, or the rule of the shop that refused it. */
export function createTerminalLog(quiet: Quiet): TerminalLog {
  return {
    call(call) {
      if (quiet === true || (quiet && call.violations.length === 0)) return;
      process.stdout.write(`${lineOf(call)}\n`);
      for (const violation of call.violations) process.stdout.write(`    ${printable(violation)}\n`);
      const rule = ruleOf(call);
      if (rule !== undefined) process.stdout.write(`    ${printable(rule)}\n`);
    },
    note(text) {
      if (quiet === true) return;
      process.stderr.write(
        `${styleText("yellow", `! ${printableLines(text)}`, { stream: process.stderr })}\n`,
      );
    },
    failure(what, error) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(
        `${styleText("red", `✗ ${printable(what)}`, { stream: process.stderr })}\n${printableLines(detail)}\n`,
      );
    },
  };
}

function lineOf({ at, status, method, url, ms, world, fault }: FinishedCall): string {
  const time = new Date(at).toTimeString().slice(0, 8);
  const words = [time, paint(status), method.padEnd(6), printable(url), `${ms.toFixed(0)} ms`];
  if (world !== DEFAULT_WORLD) words.push(`[${world}]`);
  if (fault !== undefined) words.push(styleText("magenta", `⚡ ${printable(fault)}`));
  return words.join(" ");
}

function paint(status: number): string {
  const text = status === 0 ? "---" : String(status);
  const color = status === 0 || status >= 500 ? "red" : status >= 400 ? "yellow" : "green";
  return styleText(color, text);
}

import { useState } from "react";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { type ParsedPlan, parsePlanText } from "../lib/parse-plan.ts";
import { PlanFileError, readPlanFile } from "../lib/read-plan-file.ts";

const KEY = "purchase-plan-text";

/** Larger plans are not a day's purchase; they are rejected as a whole rather than truncated. */
const MAX_LINES = 5000;

/** Imports purchase plans from pasted text and files, one at a time. */
export function useImport(onParsed: (parsed: ParsedPlan) => void) {
  const [text, setText] = useState(readImportText);
  const [problem, setProblem] = useState("");
  const [isReading, setReading] = useState(false);
  const once = useSingleFlight();

  const write = (typed: string) => {
    setText(typed);
    setProblem("");
    writeImportText(typed);
  };
  const take = (parsed: ParsedPlan): boolean => {
    const count = parsed.lines.length;
    const refusal =
      count === 0
        ? "没有读到商品。请确认每行写了商品名称、批准文号或商品编号，以及数量。"
        : count > MAX_LINES
          ? `一次最多导入 ${MAX_LINES} 行，这次有 ${count} 行，请分几次导入。`
          : "";
    setProblem(refusal);
    if (!refusal) onParsed(parsed);
    return !refusal;
  };
  const readText = () => {
    if (take(parsePlanText(text))) write("");
  };
  const readFiles = (files: readonly File[]) =>
    once(async () => {
      const [file] = files;
      if (!file) return;
      if (files.length > 1) return setProblem("一次只能导入一个文件，请逐个选择。");
      setReading(true);
      try {
        take(await readPlanFile(file));
      } catch (error) {
        const isReadable = error instanceof PlanFileError;
        setProblem(isReadable ? error.message : `“${file.name}”没有读出来，请重试，或改用复制粘贴。`);
      } finally {
        setReading(false);
      }
    });
  return { text, write, problem, isReading, readText, readFiles };
}

/** The pasted text that was not parsed yet; survives a reload. */
function readImportText(): string {
  return readDraft(KEY, (value): value is string => typeof value === "string") ?? "";
}

function writeImportText(text: string): void {
  writeDraft(KEY, text || undefined);
}

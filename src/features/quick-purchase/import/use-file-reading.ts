import { useState } from "react";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { PlanFileError, readPlanFile } from "./read-plan-file.ts";
import type { Sheet } from "./read-workbook.ts";

type Options = {
  onRead: (name: string, sheets: readonly Sheet[]) => void;
  onProblem: (message: string) => void;
};

/** Reads the sheets of a file that was chosen or dropped, one file at a time. */
export function useFileReading({ onRead, onProblem }: Options) {
  const [isReading, setReading] = useState(false);
  const once = useSingleFlight();
  const readFiles = (files: readonly File[]) =>
    once(async () => {
      const [file] = files;
      if (!file) return;
      if (files.length > 1) return onProblem("一次只能导入一个文件，请逐个选择。");
      setReading(true);
      try {
        onRead(file.name, await readPlanFile(file));
      } catch (error) {
        const isReadable = error instanceof PlanFileError;
        onProblem(isReadable ? error.message : `“${file.name}”读取失败，请重试，或改用复制粘贴。`);
      } finally {
        setReading(false);
      }
    });
  return { isReading, readFiles };
}

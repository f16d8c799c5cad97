import { globSync } from "node:fs";
import type { Node } from "typescript/unstable/ast";
import { API, type Project } from "typescript/unstable/sync";
import { enumProblem } from "./enum-digits.ts";
import { moneyModel, moneyProblem } from "./money-values.ts";

/** A value of the contract that is used as a plain number. `file` is relative to the root. */
export interface ValueFault {
  file: string;
  line: number;
  text: string;
  problem: string;
}

/** The result of a check; `files` is the number of files read, so that a check that read none fails. */
export interface ValueFaults {
  files: number;
  faults: ValueFault[];
}

/** Tests show what is on the wire, and fixtures for them may; the panel knows only the control API. */
const CHECKED = "{mock-server,src,scripts}/**/*.{ts,tsx}";
const UNCHECKED = /\.test\.tsx?$|^mock-server\/panel\//;

/**
 * Finds bare numbers in place of enums and arithmetic on money (元) in the files below `root`, by the types of its
 * `tsconfig.json`. Throws if TypeScript finds no project there.
 */
export function findValueFaults(root: string): ValueFaults {
  const api = new API({ cwd: root, fs: moneyModel(root) });
  try {
    const project = api.updateSnapshot({ openProject: `${root}/tsconfig.json` }).getProjects()[0];
    if (!project) throw new Error(`${root} has no tsconfig.json`);
    const files = globSync(CHECKED, { cwd: root }).filter((file) => !UNCHECKED.test(file));
    return { files: files.length, faults: files.flatMap((file) => faultsIn(root, file, project)) };
  } finally {
    api.close();
  }
}

function faultsIn(root: string, path: string, { checker, program }: Project): ValueFault[] {
  const file = program.getSourceFile(`${root}/${path}`);
  if (!file) return [];
  const found: ValueFault[] = [];
  const visit = (node: Node) => {
    const problem = enumProblem(node, checker) ?? moneyProblem(node, checker, path);
    if (problem !== undefined) {
      const start = node.getStart(file);
      const line = file.text.slice(0, start).split("\n").length;
      found.push({ file: path, line, text: file.text.slice(start, node.end), problem });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

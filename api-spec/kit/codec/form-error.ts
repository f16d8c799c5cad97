export type FormProblem = "encoding" | "nul" | "name" | "conflict" | "depth" | "parameters" | "length";

const MESSAGES: Readonly<Record<FormProblem, string>> = {
  encoding: "百分号编码不正确",
  nul: "含有空字符",
  name: "字段名不允许",
  conflict: "同一字段既是单值又是嵌套值",
  depth: "嵌套层数过多",
  parameters: "字段数量过多",
  length: "字段过长",
};

/** A form that is unreadable under any schema. The message is in Chinese and can be shown to users. */
export class FormError extends Error {
  readonly problem: FormProblem;
  constructor(problem: FormProblem, where = "") {
    super(where === "" ? MESSAGES[problem] : `${MESSAGES[problem]}：${where.slice(0, 80)}`);
    this.name = "FormError";
    this.problem = problem;
  }
}

/** The contract cannot be served: the server refuses to start and says each reason on its own line. */
export class ContractError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `契约有 ${problems.length} 处问题，模拟服务未启动：\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
    this.name = "ContractError";
    this.problems = problems;
  }
}

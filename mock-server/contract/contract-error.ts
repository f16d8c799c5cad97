/** The contract cannot be served: the server refuses to start and prints each reason on its own line. */
export class ContractError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `the contract has ${problems.length} problem${problems.length === 1 ? "" : "s"}; the mock did not start:\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
    this.name = "ContractError";
    this.problems = problems;
  }
}

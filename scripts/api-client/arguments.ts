import { type ParseArgsConfig, parseArgs } from "node:util";
import { printableLines, surviveClosedOutput } from "#api-spec/kit/terminal.ts";
import { withoutCredentials } from "./http/redactor.ts";
import { SetupError } from "./setup-error.ts";
import type { Language } from "./words.ts";

export const text = { type: "string" } as const;
export const texts = { type: "string", multiple: true } as const;
export const flag = { type: "boolean" } as const;

/** Parses the options of a command line. Throws SetupError, which `exitWith` prints as one line. */
export function parseOptions<T extends NonNullable<ParseArgsConfig["options"]>>(args: string[], options: T) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw wrongArguments(error as NodeJS.ErrnoException);
  }
}

function wrongArguments({ code, message }: NodeJS.ErrnoException): SetupError {
  const named = /'(.*?)'/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return misuse(`没有选项 ${named}`, `no option ${named}`);
  if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL")
    return misuse(`多余的参数 ${named}`, `an argument too many: ${named}`);
  return misuse(`选项 ${named} 的值缺失或多余`, `option ${named}: its value is missing, or it takes none`);
}

/** The command line is invalid. */
export const misuse = (zh: string, en: string): SetupError =>
  new SetupError({ zh: `${zh}（--help 列出全部选项）`, en: `${en} (--help shows the options)` });

/** The number of an option; undefined if it is not given. Throws SetupError for an invalid one. */
export function readNumber(
  name: string,
  given: string | undefined,
  isRight: (value: number) => boolean,
): number | undefined {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (given.trim() === "" || !isRight(value))
    throw misuse(`${name} 不能是 ${given}`, `${name} cannot be ${given}`);
  return value;
}

/**
 * Runs a command and sets its exit code; a SetupError is printed as one line and exits with 2, as does any other error,
 * a fault of the command's own: 1 would say that the other side has faults.
 */
export async function exitWith(command: () => Promise<number>, language: Language): Promise<void> {
  surviveClosedOutput();
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof SetupError)) {
      console.error(error);
      process.exit(2);
    }
    console.error(`✗ ${printableLines(withoutCredentials(error.words[language]))}`);
    process.exitCode = 2;
  }
}

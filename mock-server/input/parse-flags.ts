import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { say } from "#mock/language/say.ts";
import { InputError } from "./input-error.ts";
import { unknownName } from "./unknown-name.ts";

/** Parses command-line flags, by default those of this process. Throws InputError, naming the invalid flag. */
export function parseFlags<const Flags extends ParseArgsOptionsConfig>(options: Flags, args?: string[]) {
  try {
    return parseArgs({ options, ...(args && { args }) }).values;
  } catch (error) {
    throw new InputError(describe(error as NodeJS.ErrnoException, Object.keys(options)));
  }
}

/** Node's message is in English, with the flag in quotes. */
function describe({ code, message }: NodeJS.ErrnoException, names: readonly string[]): string {
  const [, written = ""] = /'([^']*)'/.exec(message) ?? [];
  const [flag = ""] = written.split(" ");
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION")
    return unknownName(
      say("unknown option", "未知选项"),
      flag,
      names.map((name) => `--${name}`),
    );
  if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL")
    return say(`unexpected argument ${written}`, `多余的参数 ${written}`);
  return message.includes("does not take an argument")
    ? say(`${flag} takes no value`, `${flag} 不带值`)
    : say(`${flag} needs a value`, `${flag} 需要一个值`);
}

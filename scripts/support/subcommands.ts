/** The commands behind one npm script, by the name that selects them. */
export type Subcommands = Readonly<
  Record<string, { readonly about: string; readonly run: () => Promise<unknown> }>
>;

/**
 * Runs the command that the first argument names; the arguments after it are its own. Without a name, or with one that
 * does not exist, it lists the names and exits with 2.
 */
export async function runSubcommand(script: string, commands: Subcommands): Promise<void> {
  const name = process.argv[2] ?? "";
  if (Object.hasOwn(commands, name)) {
    process.argv.splice(2, 1);
    await commands[name]?.run();
    return;
  }
  const isHelp = name === "--help";
  const print = isHelp ? console.log : console.error;
  if (name !== "" && !isHelp) print(`✗ npm run ${script}: there is no ${name}`);
  print(`npm run ${script} -- NAME [its options]\n`);
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  for (const [known, { about }] of Object.entries(commands)) print(`  ${known.padEnd(width)}  ${about}`);
  if (!isHelp) process.exitCode = 2;
}

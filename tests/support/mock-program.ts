import { type Options, type Program, startNode } from "./program.ts";

const COMMAND = "mock-server/cli.ts";

/** The arguments of `npm run mock`, on free ports. */
export const mockArgs = (...flags: string[]): string[] => [COMMAND, "--port", "0", "--quiet", ...flags];

/** Runs `npm run mock` on free ports, and waits until it listens. */
export async function startMock(
  flags: readonly string[] = [],
  options?: Options,
): Promise<Program & { readonly urls: Readonly<Record<"main" | "activity" | "chat", string>> }> {
  const program = startNode(mockArgs(...flags), options);
  const [, main = "", activity = "", chat = ""] = await program.said(
    /main (\S+) activity (\S+) chat (\S+)[^]*API reference:.*/,
  );
  return { ...program, urls: { main, activity, chat } };
}

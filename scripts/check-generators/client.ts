/** A command that must succeed. */
export type Step = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** It only fetches what others publish: a machine that cannot reach them skips the client. */
  readonly fetches?: boolean;
};

/** A client by one generator in one language: generated, built, and buying on a running mock. */
export type Client = {
  readonly name: string;
  /** The commands of its language that the machine must have. */
  readonly needs: readonly string[];
  /** Names of Debian's packages with what it needs, with spaces between them: installed where that asks nobody. */
  readonly packages?: string;
  /**
   * Written before the first step: their text by their path. The program that buys, and the options of the generator.
   */
  readonly files: Readonly<Record<string, string>>;
  /** In this order. The last one prints `ordered` and the number of the order. */
  readonly steps: readonly Step[];
};

/** `tools` holds the generators of npm, `contract` is the file that they read, `out` is for what they write. */
export type Places = Readonly<Record<"tools" | "contract" | "out", string>>;

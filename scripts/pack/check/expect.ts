export type Tarballs = {
  readonly mock: string;
  readonly conformance: string;
  readonly client: string;
  /** The conformance command as one file. */
  readonly single: string;
};

/** Prints what holds. Throws unless it does. */
export type Expect = (what: string, holds: boolean) => void;

export const expect: Expect = (what, holds) => {
  if (!holds) throw new Error(`not true: ${what}`);
  console.log(`  ✓ ${what}`);
};

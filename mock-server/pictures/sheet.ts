/** The content of a contract, a report or another paper without a form of its own. */
export type Sheet = {
  readonly title: string;
  readonly subtitle?: string;
  /** Label and value. */
  readonly rows: ReadonlyArray<readonly [label: string, value: string]>;
  readonly table?: {
    readonly head: readonly string[];
    readonly rows: ReadonlyArray<readonly string[]>;
  };
  readonly clauses?: ReadonlyArray<{ readonly heading: string; readonly body: string }>;
  /** The owners of the seals on it. */
  readonly seals: readonly string[];
};

/** Marks everything that looks official as a sample. */
export const SAMPLE_NOTE = "演示样本，仅供开发测试，不具有法律效力";

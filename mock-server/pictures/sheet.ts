/** The content of a printed sheet, for a picture or a PDF. */
export type Sheet = {
  readonly title: string;
  readonly subtitle?: string;
  /** Label and value. */
  readonly rows: ReadonlyArray<readonly [label: string, value: string]>;
  readonly table?: {
    readonly head: readonly string[];
    readonly rows: ReadonlyArray<readonly string[]>;
  };
  readonly paragraphs?: readonly string[];
  /** Whose seal it bears. */
  readonly seal: string;
};

/** Marks everything that looks official as a sample. */
export const SAMPLE_NOTE = "演示样本，仅供开发测试，不具有法律效力";

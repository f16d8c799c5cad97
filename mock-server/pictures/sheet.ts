/** A printed sheet: what is on it, whether it is drawn as a picture or written as a PDF. */
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
  /** Who seals it. */
  readonly seal: string;
};

/** Says on everything that looks official that it is not. */
export const SAMPLE_NOTE = "演示样本，仅供开发测试，不具有法律效力";

/** A picture or file as it is served. */
export type ServedFile = {
  readonly type: string;
  readonly body: string | Buffer;
  /** True if it is the same in every world of the seed; otherwise it can change with any call. */
  readonly isFixed: boolean;
  /** The name to save it under; it is then saved rather than shown. */
  readonly name?: string;
  /** The only reader: a buyer's id, or null for anybody with its signed address; undefined for everybody. */
  readonly owner?: number | null;
};

export const SVG = "image/svg+xml; charset=utf-8";

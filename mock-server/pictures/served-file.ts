/** A picture or a file as it is sent. */
export type ServedFile = {
  readonly type: string;
  readonly body: string | Buffer;
  /** Whether every world of the seed has the same under this address; else it may change with any call. */
  readonly isFixed: boolean;
};

export const SVG = "image/svg+xml; charset=utf-8";

/** Response headers by lower-case name; a list where there is a line for each value, as of several cookies. */
export type ResponseHeaders = Readonly<Record<string, string | string[]>> & {
  readonly [Name in "content-type" | "etag" | "vary" | "x-mock-answer"]?: string;
};

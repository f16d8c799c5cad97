/** The content type header of a media type; JSON if the contract specifies none. */
export function contentTypeOf(mediaType = "application/json"): { "content-type": string } {
  return { "content-type": `${mediaType}; charset=utf-8` };
}

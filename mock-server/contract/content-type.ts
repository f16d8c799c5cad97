/** How text of a media type is labelled; JSON where the contract names none. */
export function contentTypeOf(mediaType = "application/json"): { "content-type": string } {
  return { "content-type": `${mediaType}; charset=utf-8` };
}

/**
 * Sends an upload like `fetch`, which cannot tell how much has gone: of all ways in a browser only this one can. Rejects
 * with a TypeError without a connection, and with the signal's reason once that is given up.
 */
export function sendWatched(
  address: string,
  { method = "POST", body, signal }: RequestInit,
  onProgress: (percent: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(method, address);
  request.withCredentials = true;
  request.responseType = "blob";
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    if (total > 0) onProgress(Math.floor((loaded / total) * 100));
  });
  request.addEventListener("load", () =>
    resolve(new Response(request.response as Blob, { status: request.status })),
  );
  request.addEventListener("error", () => reject(new TypeError("The upload found no connection")));
  const stop = () => {
    request.abort();
    reject(signal?.reason);
  };
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  else request.send(body as FormData);
  return promise;
}

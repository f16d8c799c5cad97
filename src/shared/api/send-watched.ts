/**
 * Sends an upload like `fetch`, but by XMLHttpRequest, the only browser API that reports upload progress. Rejects
 * with a TypeError when the connection fails, and with the signal's reason when aborted.
 */
export function sendWatched(
  address: string,
  { method = "POST", headers, body, signal }: RequestInit,
  onProgress: (percent: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(method, address);
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  request.withCredentials = true;
  request.responseType = "blob";
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    if (total > 0) onProgress(Math.floor((loaded / total) * 100));
  });
  request.addEventListener("load", () =>
    resolve(new Response(request.response as Blob, { status: request.status })),
  );
  request.addEventListener("error", () => reject(new TypeError("The upload could not connect")));
  const stop = () => {
    request.abort();
    reject(signal?.reason);
  };
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  else request.send(body as FormData);
  return promise;
}

import { once } from "node:events";
import { request } from "node:http";
import { type OutgoingHttpHeaders, createSecureServer } from "node:http2";
import { request as requestByTls } from "node:https";
import type { AddressInfo } from "node:net";
import { type Certificate, certificateFolder, localCertificate } from "#mock/node/certificate.ts";
import { startMockServer } from "#mock/node/start.ts";
import { serveWeb } from "../../serve-web.ts";

/** Hop-by-hop headers, and the pseudo-headers of HTTP/2. */
const NOT_FORWARDED = /^(:|(connection|keep-alive|transfer-encoding)$)/;

const forwarded = (headers: Readonly<NodeJS.Dict<string | string[]>>): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_FORWARDED.test(name)));

/** HTTP/2 over TLS in front of a local server, which learns by what name it was called. */
async function startFront(
  target: string,
  certificate: Certificate,
): Promise<{ url: string; close: () => void }> {
  const send = target.startsWith("https:") ? requestByTls : request;
  const server = createSecureServer(certificate, (request, response) => {
    const { method, url, authority: host, headers } = request;
    const options = { method, headers: { ...forwarded(headers), host }, rejectUnauthorized: false };
    const passed = send(target + url, options, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, forwarded(upstream.headers));
      upstream.pipe(response);
    });
    passed.on("error", () => response.stream.close());
    request.pipe(passed);
  });
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => void server.close() };
}

/**
 * The built shop and a mock over HTTP/2, as nginx and Caddy serve a shop and its backend. A browser has to ignore the
 * certificate.
 */
export async function serveOverHttp2(dist: string): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = certificateFolder();
  const certificate = await localCertificate(folder, []);
  const mock = await startMockServer({ port: 0, quiet: true, https: { folder } });
  const { main, activity, chat } = mock.urls;
  const fronts = await Promise.all([main, activity, chat].map((url) => startFront(url, certificate)));
  const [ofMain, ofActivity, ofChat] = fronts.map(({ url }) => url) as [string, string, string];
  const api = { main: ofMain, activity: ofActivity, chat: ofChat, analytics: "" };
  const web = await serveWeb({ port: 0, dist, api });
  const shop = await startFront(web.url, certificate);
  mock.allowOrigin(shop.url);
  const close = async () => {
    for (const front of [...fronts, shop]) front.close();
    await web.close();
    await mock.close();
  };
  return { url: shop.url, close };
}

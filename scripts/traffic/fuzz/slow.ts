import { type Exchange, type Piece, exchange } from "./exchange.ts";

const HEAD =
  "POST /api/cart HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n";

/** One byte now and then, so that the connection never looks idle. */
function* drip(start: string, rest: string, everyMs: number, isRunning: () => boolean): Generator<Piece> {
  yield start;
  while (isRunning()) {
    yield everyMs;
    yield rest;
  }
}

/** Slow clients (slowloris) that hold a connection as long as `isRunning` says: in headers, in a body, in chunks. */
export function slowClients(port: number, count: number, isRunning: () => boolean): Promise<Exchange[]> {
  const kinds = [
    () => drip(`${HEAD}x-a: `, "a", 250, isRunning),
    () => drip(`${HEAD}content-length: 100000\r\n\r\n`, "a", 250, isRunning),
    () => drip(`${HEAD}transfer-encoding: chunked\r\n\r\n`, "1\r\na\r\n", 250, isRunning),
  ];
  const start = (_: unknown, index: number) =>
    exchange(port, kinds[index % kinds.length]?.() ?? [], { timeoutMs: 1 });
  return Promise.all(Array.from({ length: count }, start));
}

/** The latency of ordinary calls meanwhile: the longest of ten, in ms. */
export async function callsMeanwhile(url: string): Promise<number> {
  let longest = 0;
  for (let count = 0; count < 10; count += 1) {
    const start = performance.now();
    const response = await fetch(`${url}/api/goods/list?page_size=1`);
    await response.arrayBuffer();
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
}

/** A client that never completes its headers; returns how the connection ended. */
export function neverDone(port: number, seconds: number): Promise<Exchange> {
  let left = seconds * 2;
  const head = "GET /api/goods/list HTTP/1.1\r\nhost: localhost\r\nx-a: ";
  return exchange(
    port,
    drip(head, "a", 500, () => (left -= 1) >= 0),
  );
}

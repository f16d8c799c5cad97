import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOOPBACK, listen, portOf, stop } from "./listen.ts";

const PATIENCE = {
  headersTimeout: 60,
  requestTimeout: 300,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 1000,
};

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await listen(0, LOOPBACK, (_request, response) => response.end("here"), undefined, PATIENCE);
});
afterAll(() => stop(server));

async function open(): Promise<Socket> {
  const socket = connect(portOf(server), LOOPBACK).setEncoding("utf8");
  await once(socket, "connect");
  return socket;
}
const responseTo = async (socket: Socket, text: string): Promise<string> => {
  socket.write(text);
  const [response] = (await once(socket, "data")) as [string];
  return response;
};

test("headers that come too slowly get 408; a connection opened ahead of its call is not slow", async () => {
  const [early, slow] = [await open(), await open()];
  expect(await responseTo(slow, "GET / HTTP/1.1\r\n")).toMatch(/^HTTP\/1\.1 408 /);
  expect(await responseTo(early, "GET / HTTP/1.1\r\nHost: shop\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  early.destroy();
});

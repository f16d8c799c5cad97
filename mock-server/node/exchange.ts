import type { IncomingMessage, ServerResponse } from "node:http";
import type { BackendRequest } from "#mock/http/request.ts";
import type { Exchange, Reply, TextStream } from "#mock/server/responders/exchange.ts";
import { breakConnection } from "./break-connection.ts";
import { compress } from "./compress.ts";
import { readBody } from "./read-body.ts";
import { send, sendAndClose } from "./send.ts";

/** A request on a socket of node:http, and its response. */
export class NodeExchange implements Exchange {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly request: BackendRequest;

  constructor(incoming: IncomingMessage, response: ServerResponse) {
    this.incoming = incoming;
    this.response = response;
    const { method = "GET", url = "/", headers, rawHeaders, socket } = incoming;
    this.request = {
      method,
      url,
      headers,
      rawHeaders,
      client: socket.remoteAddress ?? "",
      readBody: (most, message) => readBody(incoming, most, message),
    };
  }

  send({ status, headers, content, compresses, closes, fault }: Reply): void | Promise<void> {
    const { incoming, response } = this;
    if (closes) return sendAndClose(incoming, response, status, headers, content);
    if (fault)
      return breakConnection(response, fault, status, headers, content).then((isBroken) => {
        if (!isBroken) send(response, status, headers, content);
      });
    if (!compresses) return send(response, status, headers, content);
    const compressed = compress(incoming, headers, content);
    if (compressed instanceof Promise)
      return compressed.then((sent) => send(response, status, sent.headers, sent.content));
    return send(response, status, compressed.headers, compressed.content);
  }

  stream(headers: Readonly<Record<string, string>>, onClose: () => void): TextStream {
    const { response } = this;
    response.writeHead(200, headers);
    response.once("close", onClose);
    return {
      get waitingBytes() {
        return response.writableLength;
      },
      write: (text) => void response.write(text),
      end: () => void response.end(),
      destroy: () => void response.destroy(),
    };
  }
}

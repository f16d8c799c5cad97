import type { ResponseHeaders } from "#mock/contract/response-headers.ts";
import type { Fault } from "#mock/faults/fault.ts";
import type { BackendRequest } from "#mock/http/request.ts";
import type { ByteString } from "#mock/http/write-json.ts";

/** A response ready to be sent. */
export type Reply = {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly content: ByteString;
  /** True if the content may be sent compressed. */
  readonly compresses?: boolean;
  /** True to end the connection: the body of the request was not read to its end. */
  readonly closes?: boolean;
  /** A fault of the connection, which disturbs the sending. */
  readonly fault?: Fault | undefined;
};

/** A response that goes on: server-sent events. */
export type TextStream = {
  /** The number of bytes that the client has not taken yet. */
  readonly waitingBytes: number;
  write(text: string): void;
  /** Ends the response. */
  end(): void;
  /** Breaks the connection off. */
  destroy(): void;
};

/** A request with the ways to respond to it: over a socket, or as a Response of the Fetch API. */
export type Exchange = {
  readonly request: BackendRequest;
  send(reply: Reply): void | Promise<void>;
  /** Begins a response with status 200 that goes on; `onClose` is called once the client is gone. */
  stream(headers: Readonly<Record<string, string>>, onClose: () => void): TextStream;
};

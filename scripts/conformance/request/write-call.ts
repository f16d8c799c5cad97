import { type FormValue, encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import type { Operation } from "../contract/operation.ts";
import type { Actor, Call } from "../http/exchange.ts";
import type { Fields, Input } from "./input.ts";

const BOUNDARY = "conformance-7f2c9e";
const MULTIPART = "multipart/form-data";

/** What a probe does otherwise than the contract's own way of writing a call. */
export type Manner = {
  readonly actor?: Actor;
  readonly method?: string;
  readonly mediaType?: string;
  /** Another notation of the same body. */
  readonly encode?: (body: Fields) => string;
  /** What the answer shows is gone soon, or belongs to another account: no ids for other probes. */
  readonly isPassing?: boolean;
  /** What the call is a part of: the operations that have to be asked for to bring it about again. */
  readonly within?: readonly string[];
};

/** Writes an input down as a call of an operation. */
export function writeCall(
  operation: Operation,
  input: Input,
  baseUrl: string,
  cookie: string,
  headers: Readonly<Record<string, string>>,
  manner: Manner = {},
): Call {
  const query = encodeForm({ ...input.query });
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(textOf(input.path[name])),
  );
  const declared = operation.body?.mediaType;
  const body = input.body && declared !== undefined ? writeBody(declared, input.body, manner) : undefined;
  const type = manner.mediaType ?? (declared === MULTIPART ? `${MULTIPART}; boundary=${BOUNDARY}` : declared);
  return {
    operation,
    actor: manner.actor ?? "buyer",
    within: manner.within ?? [operation.id],
    method: manner.method ?? operation.method,
    url: `${baseUrl.replace(/\/$/, "")}${path}${query && `?${query}`}`,
    headers: { ...headers, ...(body !== undefined && type !== undefined && { "content-type": type }) },
    body,
    cookie,
  };
}

function writeBody(mediaType: string, body: Fields, { encode = encodeForm }: Manner): string {
  return mediaType === MULTIPART ? multipart(body) : encode({ ...body });
}

/** A field of a file becomes a small PDF. */
function multipart(body: Fields): string {
  const parts = Object.entries(body).map(([name, value]) => {
    const isFile = name === "file";
    const head = `content-disposition: form-data; name="${name}"${isFile ? '; filename="conformance.pdf"' : ""}`;
    const type = isFile ? "\r\ncontent-type: application/pdf" : "";
    const content = isFile ? "%PDF-1.4\n%%EOF\n" : textOf(value);
    return `--${BOUNDARY}\r\n${head}${type}\r\n\r\n${content}\r\n`;
  });
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}

const textOf = (value: FormValue): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");

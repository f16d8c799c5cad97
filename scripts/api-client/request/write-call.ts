import { type FormValue, encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import type { Operation } from "../contract/operation.ts";
import type { Actor, Call } from "../http/exchange.ts";
import type { Fields, Input } from "./input.ts";

const BOUNDARY = "conformance-7f2c9e";
const MULTIPART = "multipart/form-data";

/** The header that the shop's own client sends with every write. */
export const REQUESTED_WITH = { "x-requested-with": "XMLHttpRequest" };

/** The ways in which a call deviates from the contract's encoding. */
export type CallOptions = {
  readonly actor?: Actor;
  readonly method?: string;
  /** The headers that the sending page adds, instead of the header that the shop's own client sends. */
  readonly sentBy?: Readonly<Record<string, string>>;
  readonly mediaType?: string;
  /** Another encoding of the same body. */
  readonly encode?: (body: Fields) => string;
  /** The ids in the response are not for other probes: they are deleted soon or belong to another account. */
  readonly isTransient?: boolean;
  /** The operations to select in order to repeat the call. */
  readonly within?: readonly string[];
  readonly flow?: string;
};

/** Encodes an input as a call of an operation. */
export function writeCall(
  operation: Operation,
  input: Input,
  baseUrl: string,
  cookie: string,
  headers: Readonly<Record<string, string>>,
  options: CallOptions = {},
): Call {
  const query = encodeForm({ ...input.query });
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(textOf(input.path[name])),
  );
  const declared = operation.body?.mediaType;
  const body = input.body && declared !== undefined ? writeBody(declared, input.body, options) : undefined;
  const type =
    options.mediaType ?? (declared === MULTIPART ? `${MULTIPART}; boundary=${BOUNDARY}` : declared);
  return {
    operation,
    actor: options.actor ?? "buyer",
    within: options.within ?? [operation.id],
    flow: options.flow,
    method: options.method ?? operation.method,
    url: `${baseUrl.replace(/\/$/, "")}${path}${query && `?${query}`}`,
    headers: {
      ...headers,
      ...(options.sentBy ?? (operation.guarded ? REQUESTED_WITH : {})),
      ...(body !== undefined && type !== undefined && { "content-type": type }),
    },
    body,
    cookie,
  };
}

function writeBody(mediaType: string, body: Fields, { encode }: CallOptions): string {
  const written = encode ?? (mediaType === MULTIPART ? multipart : encodeForm);
  return written({ ...body });
}

/** A small PDF with a text as a comment. */
const pdfOf = (text: string): string => `%PDF-1.4\n%${text}\n%%EOF\n`;

/** A form with a file, whose content `contentOf` makes of the field's value: text, by default a PDF that has it. */
export function multipart(body: Fields, contentOf: (text: string) => string = pdfOf): string {
  const parts = Object.entries(body).map(([name, value]) => {
    const isFile = name === "file";
    const head = `content-disposition: form-data; name="${name}"${isFile ? '; filename="conformance.pdf"' : ""}`;
    const type = isFile ? "\r\ncontent-type: application/pdf" : "";
    const content = isFile ? contentOf(textOf(value)) : textOf(value);
    return `--${BOUNDARY}\r\n${head}${type}\r\n\r\n${content}\r\n`;
  });
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}

const textOf = (value: FormValue): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");

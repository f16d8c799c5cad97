import type { Exchange, Request } from "./exchange.ts";
import type { SeenExchange, SeenRequest } from "./seen.ts";

const BLACK = "***";
const SECRET_NAMES = /("(?:[a-z_]*token|password|secret|code_id)"\s*:\s*")[^"]+/giu;
const SECRET_PAIRS = /\b((?:[a-z_]*token|password|secret)=)[^&\s"']+/giu;
const SECRET_HEADERS =
  /^(?:cookie|set-cookie|authorization|proxy-authorization|.*token.*|.*secret.*|.*api-?key.*)$/iu;
const USERINFO = /(?<=:\/\/)[^\s/?#@"'<>]+@/gu;
/** A shorter text is not secret, and redacting it would blank out half of a report. */
const SHORTEST = 4;

/** Redacts the user and the password of addresses. */
export const withoutCredentials = (text: string): string => text.replaceAll(USERINFO, `${BLACK}@`);

/** Redacts what no report may contain: passwords, cookies, tokens. */
export class Redactor {
  readonly #secrets = new Set<string>();

  add(secret: string | undefined): void {
    if (secret === undefined || secret.length < SHORTEST) return;
    this.#secrets.add(secret);
    this.#secrets.add(encodeURIComponent(secret));
  }

  /** The credentials of an address, as clients send them: a server may repeat its headers. */
  addCredentials(url: string | undefined): void {
    if (url === undefined) return;
    const [username = "", password = ""] = [new URL(url).username, new URL(url).password].map(
      decodeURIComponent,
    );
    this.add(password === "" ? username : password);
    if (username !== "") this.add(Buffer.from(`${username}:${password}`).toString("base64"));
  }

  /** Headers with secret-sounding names. */
  addHeaders(headers: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(headers)) if (SECRET_HEADERS.test(name)) this.add(value);
  }

  /** A request as reports may show it, without its cookies. */
  request({ method, url, headers, body }: Request): SeenRequest {
    return {
      method,
      url: this.text(url),
      headers: this.headers(headers),
      body: body === undefined ? undefined : this.text(body),
    };
  }

  /** An exchange as reports may show it. */
  exchange({ call, response }: Exchange): SeenExchange {
    return {
      operationId: call.operation.id,
      at: new Date(),
      request: this.request({
        ...call,
        headers: { ...call.headers, ...(call.cookie && { cookie: call.cookie }) },
      }),
      response: response.failure
        ? undefined
        : {
            status: response.status,
            headers: this.headers(response.headers),
            body: this.text(response.text),
            ms: Math.round(response.ms),
          },
    };
  }

  text(value: string): string {
    let clean = value;
    for (const secret of this.#secrets) clean = clean.replaceAll(secret, BLACK);
    return withoutCredentials(clean)
      .replaceAll(SECRET_NAMES, `$1${BLACK}`)
      .replaceAll(SECRET_PAIRS, `$1${BLACK}`);
  }

  headers(headers: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        SECRET_HEADERS.test(name) ? BLACK : this.text(value),
      ]),
    );
  }
}

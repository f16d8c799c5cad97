import type { Operation } from "../../api-client/contract/operation.ts";
import { Cookies } from "../../api-client/http/cookies.ts";
import { type Actor, type HttpResponse, isSuccess } from "../../api-client/http/exchange.ts";
import type { Redactor } from "../../api-client/http/redactor.ts";

export type Credentials = { readonly username: string; readonly password: string };

/** Sends one call with these cookies. */
export type SendPlain = (
  operation: Operation,
  body: object | undefined,
  cookie: string,
) => Promise<HttpResponse>;

/** The actors whose sessions continue as the server's responses say. */
const TAKING: ReadonlySet<Actor> = new Set(["buyer", "other", "second", "made"]);

const MADE_UP = "session=0000000000000000";

/** The sessions of a run: each actor's cookies, and how to renew them. */
export class Sessions {
  readonly #cookies = new Map<Actor, Cookies>();
  readonly #credentials = new Map<Actor, Credentials>();
  readonly #redactor: Redactor;
  /** The number of session renewals; cookies alone do not show them, since a refusal may delete one. */
  renewals = 0;
  constructor(redactor: Redactor) {
    this.#redactor = redactor;
    this.#cookies.set("made-up", Cookies.of(MADE_UP));
  }

  has(actor: Actor): boolean {
    return this.#cookies.has(actor);
  }

  canRefresh(actor: Actor): boolean {
    return this.#credentials.has(actor);
  }

  cookieOf(actor: Actor): string {
    return this.#cookies.get(actor)?.header() ?? "";
  }

  set(actor: Actor, cookies: Cookies, credentials?: Credentials): void {
    this.#cookies.set(actor, cookies);
    if (credentials) this.#credentials.set(actor, credentials);
    this.#hide(cookies);
  }

  /** Forgets an actor, who is not judged any more. */
  drop(actor: Actor): void {
    this.#cookies.delete(actor);
  }

  /** Applies the cookies of a response. */
  take(actor: Actor, { cookies }: HttpResponse): void {
    if (!TAKING.has(actor)) return;
    const jar = this.#cookies.get(actor);
    if (!jar) return;
    for (const cookie of cookies) jar.take(cookie);
    this.#hide(jar);
  }

  /** Logs in; undefined if there was no cookie. `response` is that of the login. */
  async logIn(
    login: Operation,
    credentials: Credentials,
    send: SendPlain,
  ): Promise<{ cookies: Cookies | undefined; response: HttpResponse }> {
    const response = await send(login, credentials, "");
    const cookies = new Cookies();
    for (const cookie of response.cookies) cookies.take(cookie);
    this.#hide(cookies);
    const isIn = isSuccess(response) && cookies.values().length > 0;
    return { cookies: isIn ? cookies : undefined, response };
  }

  /** Replaces an ended session. */
  async refresh(actor: Actor, login: Operation, send: SendPlain): Promise<boolean> {
    const credentials = this.#credentials.get(actor);
    if (!credentials) return false;
    const { cookies } = await this.logIn(login, credentials, send);
    if (cookies) {
      this.#cookies.set(actor, cookies);
      this.renewals += 1;
    }
    return cookies !== undefined;
  }

  #hide(cookies: Cookies): void {
    for (const value of cookies.values()) this.#redactor.add(value);
  }
}

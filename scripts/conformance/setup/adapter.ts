import * as zod from "zod/mini";
import {
  type AccountWish,
  DecideResponse,
  type DecisionAbout,
  MakeAccountResponse,
  MakeOrderResponse,
  MoveClockResponse,
  type OrderState,
  ReadCodeResponse,
  ResetSetupResponse,
  ScanCodeResponse,
} from "#generated/setup/setup.zod.ts";
import { envelopeOf, jsonOf } from "../../api-client/http/exchange.ts";
import type { Redactor } from "../../api-client/http/redactor.ts";
import { send } from "../../api-client/http/send.ts";
import type { Words } from "../../api-client/words.ts";
import { type ConformanceOptions, DEFAULT_TIMEOUT_MS } from "../options.ts";

export type Account = zod.output<typeof MakeAccountResponse>;

/** The setup adapter did not carry out a request; nothing is judged for it. */
export class SetupRefused extends Error {
  readonly reason: Words;
  constructor(what: string, why: Words) {
    super(`the setup adapter's ${what} ${why.en}`);
    this.name = "SetupRefused";
    this.reason = { zh: `setup 接口 ${what} ${why.zh}`, en: this.message };
  }
}

const NOT_OFFERED = 501;
const LONGEST_TEXT = 200;

/** The calls of the setup adapter of a test environment (api-spec/setup). Each throws SetupRefused if it fails. */
export class SetupAdapter {
  readonly #url: string;
  readonly #options: ConformanceOptions;
  readonly #redactor: Redactor;
  /** True if anything was set up that has to be undone. */
  isUsed = false;

  constructor(url: string, options: ConformanceOptions, redactor: Redactor) {
    this.#url = url.replace(/\/$/, "");
    this.#options = options;
    this.#redactor = redactor;
  }

  /** Takes everything back; works after an interrupt as well. */
  async reset(): Promise<void> {
    await this.#call("POST", "reset", {}, ResetSetupResponse);
    this.isUsed = false;
  }

  async makeAccount(wish: AccountWish): Promise<Account> {
    const account = await this.#change("POST", "accounts", wish, MakeAccountResponse);
    this.#redactor.add(account.password);
    return account;
  }

  /** Returns the id of the order. */
  async makeOrder({ username }: Account, state: OrderState): Promise<number> {
    const { order_id: id } = await this.#change("POST", "orders", { username, state }, MakeOrderResponse);
    return id;
  }

  async advance(seconds: number): Promise<void> {
    await this.#change("PUT", "clock", { advance_seconds: seconds }, MoveClockResponse);
  }

  /** The code that was sent last to a phone, or the solution of a captcha. */
  async codeFor(to: string): Promise<string> {
    const { code } = await this.#call("GET", `codes/${encodeURIComponent(to)}`, undefined, ReadCodeResponse);
    return code;
  }

  async decide(about: DecisionAbout, id: string | number, approved = true): Promise<void> {
    await this.#change("POST", "decisions", { about, id: String(id), approved }, DecideResponse);
  }

  /** Scans a WeChat code and confirms it. */
  async scan(codeId: string, nickname: string, confirmed = true): Promise<void> {
    await this.#change("POST", "scans", { code_id: codeId, nickname, confirmed }, ScanCodeResponse);
  }

  #change<T extends zod.ZodMiniType>(
    method: string,
    path: string,
    body: object,
    schema: T,
  ): Promise<zod.output<T>> {
    this.isUsed = true;
    return this.#call(method, path, body, schema);
  }

  async #call<T extends zod.ZodMiniType>(
    method: string,
    path: string,
    body: object | undefined,
    schema: T,
  ): Promise<zod.output<T>> {
    const { headers = {}, timeoutMs = DEFAULT_TIMEOUT_MS } = this.#options;
    const response = await send(
      {
        method,
        url: `${this.#url}/${path}`,
        headers: { ...headers, ...(body && { "content-type": "application/json" }) },
        body: body && JSON.stringify(body),
        cookie: "",
      },
      timeoutMs,
    );
    const what = `${method} /${path}`;
    const said = this.#redactor.text(
      response.failure ? response.detail : response.text.slice(0, LONGEST_TEXT),
    );
    if (response.status === NOT_OFFERED) {
      // It may offer the call, but not with these parameters.
      const { message = "" } = envelopeOf(response);
      const why = message === "" ? "" : `: ${this.#redactor.text(String(message)).slice(0, LONGEST_TEXT)}`;
      throw new SetupRefused(what, { zh: `未提供${why}`, en: `is not offered${why}` });
    }
    if (response.failure ?? (response.status < 200 || response.status > 299))
      throw new SetupRefused(what, {
        zh: `答 ${response.status} ${said}`,
        en: `responded with ${response.status} ${said}`,
      });
    const read = zod.safeParse(schema, jsonOf(response));
    if (read.success) return read.data;
    const where = read.error.issues.map(({ path: at }) => at.join(".") || "body").join(", ");
    throw new SetupRefused(what, {
      zh: `的应答不符合 api-spec/setup：${where}`,
      en: `its response breaks api-spec/setup: ${where}`,
    });
  }
}

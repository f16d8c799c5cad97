import type { Host } from "#api-spec/kit/document.ts";
import { SoakFailure } from "./failure.ts";

type Urls = Readonly<Record<Host, string>>;
const NAME = "soak-quiet";

/** A world in which somebody has done a few things and then left: nothing in it may change any more. */
export class QuietWorld {
  #urls: Urls | undefined;
  #seen: string | undefined;

  /** Makes the world anew and remembers how it stands. */
  async begin(urls: Urls): Promise<void> {
    this.#urls = urls;
    await this.#ask("POST", "/__mock__/reset");
    await this.#ask(
      "PUT",
      "/__mock__/clock",
      JSON.stringify({ freeze: "2026-11-21 10:00:00" }),
      "application/json",
    );
    await this.#ask("POST", "/api/user/login", "username=buyer&password=demo1234");
    this.#seen = await this.#look();
  }

  /** Throws SoakFailure when the world is not as it was left. */
  async check(run: { fail(error: unknown, life: string): void }): Promise<void> {
    if (!this.#seen || (await this.#look()) === this.#seen) return;
    run.fail(new SoakFailure("the quiet world", `${NAME} has changed though nobody called it`), "");
  }

  async #look(): Promise<string> {
    const { content } = JSON.parse(await this.#ask("GET", "/__mock__/snapshots/file")) as {
      content: unknown;
    };
    return JSON.stringify(content);
  }

  async #ask(
    method: string,
    path: string,
    body?: string,
    type = "application/x-www-form-urlencoded",
  ): Promise<string> {
    const response = await fetch(`${this.#urls?.main ?? ""}${path}`, {
      method,
      headers: { "x-mock-world": NAME, "content-type": type },
      ...(body === undefined ? {} : { body }),
    });
    return response.text();
  }
}

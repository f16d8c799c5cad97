import { Buyer } from "../buyer/buyer.ts";
import type { Urls } from "../buyer/control-request.ts";
import { Tally } from "../buyer/tally.ts";
import { TrafficFailure } from "../engine/failure.ts";

const NAME = "soak-quiet";

/** A world that was used briefly and then left alone: its state must not change any more. */
export class IdleWorld {
  #buyer: Buyer | undefined;
  #print: string | undefined;

  /** Resets the world and records its state. */
  async begin(urls: Urls): Promise<void> {
    const plan = { urls, world: NAME, marker: "", seed: 0, mockSeed: 0, tally: new Tally(), faultShare: 0 };
    this.#buyer = new Buyer(plan);
    await this.#buyer.settle();
    await this.#buyer.ask("login", { body: { username: "buyer", password: "demo1234" } });
    this.#print = await this.#buyer.fingerprint();
  }

  /** Throws TrafficFailure if the state has changed. */
  async check(): Promise<void> {
    if (this.#buyer && (await this.#buyer.fingerprint()) !== this.#print)
      throw new TrafficFailure("the quiet world", `${NAME} has changed though nobody called it`);
  }
}

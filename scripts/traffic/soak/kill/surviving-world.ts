import { createHash } from "node:crypto";
import { Buyer, type BuyerPlan } from "../../buyer/buyer.ts";
import { MockGone, TrafficFailure } from "../../engine/failure.ts";
import { handInLicence, logIn, tendAccount } from "../../flows/account.ts";
import { buy, fillCart, tendCart } from "../../flows/shopping.ts";
import { type Found, StateHistory } from "./state-history.ts";

/** Only the last second of changes may be lost. */
const LOSS_MAX_MS = 1000;
const SNAPSHOT = "before the kills";
const FLOWS = [fillCart, tendCart, buy, tendAccount, handInLicence];

/** A world that must survive kills: its buyer continues from the state in the state file. */
export class SurvivingWorld {
  readonly #plan: Omit<BuyerPlan, "urls" | "onCall">;
  readonly #history = new StateHistory();
  #buyer: Buyer | undefined;
  #snapshot: string | undefined;

  constructor(plan: Omit<BuyerPlan, "urls" | "onCall">) {
    this.#plan = plan;
  }

  /** Runs in this mock until it exits. */
  async live(urls: BuyerPlan["urls"]): Promise<void> {
    try {
      const buyer = this.#buyer ? this.#move(urls, this.#buyer) : await this.#settle(urls);
      this.#buyer = buyer;
      for (;;) {
        if (!buyer.isLoggedIn) await logIn(buyer);
        await FLOWS[Math.floor(buyer.random() * FLOWS.length)]?.(buyer);
        // No replay of past calls here.
        buyer.past.length = 0;
      }
    } catch (error) {
      if (!(error instanceof MockGone)) throw error;
    }
  }

  /** Checks the restored state. Throws TrafficFailure if it is corrupt or more than a second is lost. */
  async check(urls: BuyerPlan["urls"], killedAt: number): Promise<Found> {
    const buyer = this.#move(urls);
    const { world } = this.#plan;
    const print = await buyer.fingerprint();
    const found = this.#history.find(print, killedAt);
    this.#history.restart(print);
    if (found.kind === "unknown") throw new TrafficFailure("a restart", `${world} came back as it never was`);
    if (found.kind === "known" && found.lostMs > LOSS_MAX_MS)
      throw new TrafficFailure(
        "a restart",
        `${world} lost what it did in the last ${Math.round(found.lostMs)} ms`,
      );
    if (this.#snapshot !== undefined && (await snapshotOf(buyer)) !== this.#snapshot)
      throw new TrafficFailure("a restart", `${world} has another snapshot than was saved`);
    return found;
  }

  async #settle(urls: BuyerPlan["urls"]): Promise<Buyer> {
    const buyer = this.#move(urls);
    await buyer.settle();
    await logIn(buyer);
    await buyer.control("POST", "snapshots", { name: SNAPSHOT });
    this.#snapshot = await snapshotOf(buyer);
    return buyer;
  }

  /** The same buyer at the mock's new address. */
  #move(urls: BuyerPlan["urls"], known?: Buyer): Buyer {
    const history = this.#history;
    const onCall = {
      begin: () => history.begin(),
      end: async () => {
        const respondedAt = performance.now();
        history.end(await buyer.fingerprint(), respondedAt);
      },
    };
    const buyer = new Buyer({ ...this.#plan, urls, onCall }, known);
    return buyer;
  }
}

async function snapshotOf(buyer: Buyer): Promise<string> {
  const file = await buyer.control("GET", `snapshots/file?name=${encodeURIComponent(SNAPSHOT)}`);
  const { content } = (file ?? {}) as { content?: unknown };
  return createHash("sha256")
    .update(JSON.stringify(content ?? null))
    .digest("hex");
}

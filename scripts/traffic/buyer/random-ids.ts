import { type Id, KnownIds } from "../../api-client/generate/known-ids.ts";

/** Fields whose name differs from the list with their ids. */
const SYNONYMS: Readonly<Record<string, string>> = {
  other_user_id: "in:/api/user/stores",
  title_id: "in:/api/user/invoice_title",
  invoice_title_id: "in:/api/user/invoice_title",
  address_id: "in:/api/user/address",
  voucher_id: "in:/api/user/cash_voucher",
};
const NEWEST_SHARE = 0.4;

/** The ids that a buyer has seen; picks a random one, more often a recent one. */
export class RandomIds extends KnownIds {
  readonly #random: () => number;
  constructor(random: () => number) {
    super();
    this.#random = random;
  }

  override all(name: string): readonly Id[] {
    return super.all(SYNONYMS[name] ?? name);
  }

  override choose(values: readonly Id[]): Id | undefined {
    if (this.#random() < NEWEST_SHARE) return values.at(-1);
    return values[Math.floor(this.#random() * values.length)];
  }
}

import { PayApp } from "#generated/enums.ts";
import type { PayAppLink } from "#generated/model/payAppLink.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { digest } from "#mock/world/digest.ts";
import type { PaymentRecord } from "../records.ts";

/** The path prefix of the page that stands for the apps. */
export const CASHIER_FOLDER = "/cashier/";

/** Payments are numbered in turn: the key keeps out those who can count. */
const keyOf = ({ secret }: WorldState, payNo: string): string =>
  secret.digest(`cashier:${payNo}`).toString("hex", 0, 16);

/** The addresses at which the apps pay a code; whoever has one can pay. */
export const payAppLinks = (state: WorldState, payNo: string, origin: string): PayAppLink[] =>
  Object.values(PayApp).map((app) => ({
    app,
    url: `${origin}${CASHIER_FOLDER}${payNo}?app=${app}&key=${keyOf(state, payNo)}`,
  }));

/** The payment at an address that payAppLinks has given out; undefined for any other. */
export function paymentAt(
  state: WorldState,
  payNo: string,
  query: URLSearchParams,
): { payment: PaymentRecord; app: PayApp } | undefined {
  const payment = state.payments.get(payNo);
  const app = Object.values(PayApp).find((each) => String(each) === query.get("app"));
  // Digests, so that the time of the comparison says nothing of the key.
  const isKey = digest(keyOf(state, payNo)).equals(digest(query.get("key") ?? ""));
  return payment && app && isKey ? { payment, app } : undefined;
}

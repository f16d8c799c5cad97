import { Flag, PayMethod } from "#generated/enums.ts";
import type { PayChoice } from "#generated/model/index.ts";
import type { Money } from "#src/shared/lib/money.ts";

/** From here on, in 元, banks limit what an app pays at once, and a transfer is worth its day of waiting. */
const LARGE_SUM_YUAN = 5000;

/**
 * The payment method to begin with: that of a payment already started, else the first that is open. None costs more
 * than another by the contract; but banks charge for a transfer, so no smaller sum begins with one.
 */
export function firstMethod(
  choices: readonly PayChoice[],
  amount: Money,
  started: number | undefined,
): PayMethod | undefined {
  // A code is followed on its own page.
  const known = started !== PayMethod.QrCode && choices.find(({ method }) => method === started);
  if (known) return known.method;
  const open = choices.filter(({ is_open: isOpen }) => isOpen === Flag.Yes);
  // A payment is in progress then; only a transfer can be viewed.
  if (open.length === 0) return PayMethod.BankTransfer;
  return open.find(({ method }) => method !== PayMethod.BankTransfer || amount >= LARGE_SUM_YUAN)?.method;
}

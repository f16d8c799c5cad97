import { expect, it } from "vitest";
import { Flag, PayMethod } from "#generated/enums.ts";
import { fake } from "#mock/test-kit/fake.ts";
import { firstMethod } from "./first-method.ts";

const { Credit, Balance, BankTransfer, QrCode } = PayMethod;

/** All methods, of which these are open. */
const choices = (...open: PayMethod[]) =>
  [Credit, Balance, BankTransfer, QrCode].map((method) =>
    fake("PayChoice", { method, is_open: open.includes(method) ? Flag.Yes : Flag.No }),
  );

it.each<[string, PayMethod[], number, PayMethod | undefined]>([
  ["credit, where it is open", [Credit, Balance, BankTransfer, QrCode], 100, Credit],
  ["the balance, if it suffices", [Balance, BankTransfer, QrCode], 100, Balance],
  ["a code rather than a transfer for a small sum", [BankTransfer, QrCode], 4999.99, QrCode],
  ["a transfer for a large one", [BankTransfer, QrCode], 5000, BankTransfer],
  ["nothing for a small sum that only a transfer pays", [BankTransfer], 100, undefined],
  ["the transfer that may be under way, where nothing is open", [], 100, BankTransfer],
])("begins with %s", (_name, open, amount, first) => {
  expect(firstMethod(choices(...open), amount, undefined)).toBe(first);
});

it("continues with a payment that was started, but with no code, which has a page of its own", () => {
  expect(firstMethod(choices(Balance, QrCode), 100, Credit)).toBe(Credit);
  expect(firstMethod(choices(Balance, QrCode), 100, QrCode)).toBe(Balance);
});

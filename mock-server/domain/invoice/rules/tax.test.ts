import { expect, test } from "vitest";
import { NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { archiveName } from "./archive-name.ts";
import { mailWait } from "./mail-wait.ts";
import { invoiceNumber, taxWithin } from "./tax.ts";

test.each([
  [11_300, 13, 1300],
  [10_900, 9, 900],
  [10_000, 13, 1150],
  [1, 13, 0],
  [0, 13, 0],
])("%d 分 have at %d %% %d 分 of tax in them", (amount, rate, tax) =>
  expect(taxWithin(amount, rate)).toBe(tax),
);

test.each([
  [6001, "26330020475219196001"],
  [10_007, "26330020792454330007"],
  [123_456, "26330029776480643456"],
])("invoice %d has the twenty digits %s", (id, number) => expect(invoiceNumber(id)).toBe(number));

test.each([
  [0, 60],
  [1, 60],
  [59_000, 1],
  [59_999, 1],
  [60_000, 0],
  [90_000, 0],
])("%d ms after an invoice was mailed it may be again in %d s", (passed, seconds) => {
  const state = worldWith();
  state.invoiceMails.put(6001, NOW - passed);
  expect(mailWait(state, 6001)).toBe(seconds);
  expect(mailWait(state, 6002)).toBe(0);
});

test("a ZIP file has the day and the number of its invoices in its name", () =>
  expect(archiveName({ id: 1, userId: 1, invoiceIds: [1, 2, 3], createdAt: NOW })).toBe(
    "电子发票-20261121-3张.zip",
  ));

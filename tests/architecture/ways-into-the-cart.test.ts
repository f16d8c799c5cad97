import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";

const ADDS =
  /\b(?:useAddCartLines|getAddCartLinesMutationOptions|useQuickAddCartLine|getQuickAddCartLineMutationOptions|useBuyOrderAgain|getBuyOrderAgainMutationOptions)\b/u;
const ASKS = /\bwith(?:Expiry|Goods)Agreed\(/u;

test("every way into the cart asks about goods near their expiry", async () => {
  const files = (await Array.fromAsync(glob("src/**/*.{ts,tsx}"))).map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  }));
  const adding = files.filter(({ text }) => ADDS.test(text));
  expect(adding.length).toBeGreaterThan(6);
  const silent = adding.filter(({ text }) => !ASKS.test(text)).map(({ file }) => file);
  expect(silent).toEqual([]);
});

import { extent } from "#tests/support/extent.ts";
import { expect, test } from "./support/shop.ts";
import { layoutShift } from "./support/steps.ts";

/** The maximum layout shift while a page loads. */
const CLS = 0.02;

/** By viewport width: the pages before the cart that no other journey checks; elsewhere those that could shift. */
const PAGES = {
  390: [
    ["/", "/list/table", "/zyyp", "/qxzq"],
    ["/jxqzc", "/hb", "/zhzq", "/lqzx"],
    ["/yyh/list", "/jfsc", "/kxzq/goods/antai/35", "/privacy"],
  ],
  // A tablet held upright, and a window in which a toolbar fills its row.
  834: [["/", "/list", "/list/table"]],
  1280: [["/list/table"]],
  1440: [
    ["/", "/kxzq/new", "/zqmb", "/yyh"],
    ["/hdmb", "/zhmz", "/zhmz/list?id=2"],
  ],
} as const;

for (const [width, parts] of Object.entries(PAGES).slice(0, extent(1, Infinity)))
  for (const pages of parts.slice(0, extent(1, Infinity)))
    test.describe(`at ${width} px`, () => {
      test.use({
        viewport: { width: Number(width), height: 844 },
        world: { persona: "buyer", faults: [{ match: {}, fault: { kind: "delay", delay: [50, 250] } }] },
      });

      test(`${pages.join(", ")} load slowly without layout shift`, async ({ page }) => {
        for (const path of pages) {
          await page.goto(path);
          await page.getByRole("contentinfo").waitFor();
          await page.waitForLoadState("networkidle");
          expect(await layoutShift(page), path).toBeLessThanOrEqual(CLS);
          const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(tooWide, path).toBeLessThanOrEqual(0);
        }
      });
    });

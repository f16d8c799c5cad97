import { watchRest } from "#scripts/shots/at-rest.ts";
import { WAIT_MS } from "#scripts/test/limits.ts";
import { documentedRoutes } from "#scripts/web/route-list.ts";
import { extent, routesOf } from "#tests/support/extent.ts";
import { expect, test } from "./support/shop.ts";
import { navigate, openBare } from "./support/steps.ts";
import { findOverflow } from "./support/window-faults.ts";

/** Nowhere but between its letters can it be broken: an importer's name, with the 77 letters that some have. */
const LONG = "Pharmazeutische".padEnd(77, "handelsgesellschaft");

const PARTS = extent(1, 3);
const WIDTHS = [390, 1366];

const paths = routesOf(documentedRoutes).flatMap(({ path, leadsTo }) =>
  leadsTo === undefined ? [path] : [],
);

/** Some names are longer than the contract allows, which the shop says in the console. */
const loud = test.extend({ quietConsole: async ({ page: _page }, use) => use() });

for (let part = 0; part < PARTS; part += 1)
  loud(
    `no page is wider than its window for long names, part ${part + 1} of ${PARTS}`,
    async ({ page, logInAs }) => {
      await logInAs("buyer");
      await page.addInitScript(lengthenNames, LONG);
      const rest = watchRest(page, { timeoutMs: WAIT_MS });
      await openBare(page);
      const findings: string[] = [];
      let named = 0;
      for (const path of paths.filter((_, index) => index % PARTS === part))
        await test.step(path, async () => {
          await navigate(page, path);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            await rest();
            findings.push(...(await findOverflow(page)).map((found) => `${path} at ${width} px: ${found}`));
          }
          if (await page.getByRole("main").getByText(LONG).count()) named += 1;
        });
      expect(findings).toEqual([]);
      // Most pages show a name.
      expect(named).toBeGreaterThan(paths.length / PARTS / 2);
    },
  );

/** Gives each person, company, address and product of the responses a long name. */
function lengthenNames(long: string): void {
  const send = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    const response = await send(...asked);
    if (!response.headers.get("content-type")?.includes("json")) return response;
    const names =
      /"(name|\w+_name|nickname|sccj|company|consignee|title|address)":"[^"]*\p{Script=Han}[^"]*"/gu;
    return new Response((await response.text()).replaceAll(names, `"$1":"${long}"`), response);
  };
}

import type { Page } from "@playwright/test";
import { company } from "#generated/company.ts";
import { type DocumentedRoute, documentedRoutes } from "#scripts/web/route-list.ts";
import { extent, isFull, routesOf } from "#tests/support/extent.ts";
import { expect, test } from "./support/shop.ts";
import { navigate } from "./support/steps.ts";

/** Tests per persona: they run in parallel, and a browser's history is limited to 50 pages. */
const PARTS = extent(1, 3);

test.use({
  // A members' page requests its data before the visitor is known to be logged out.
  failOnViolations: false,
  // Hundreds of pages are opened, and other journeys check their appearance: keep rendering cheap.
  viewport: { width: 1440, height: 300 },
});

const PERSONAS = ["visitor", "buyer", "newbie"] as const;
/** Full page loads take a second each, so in the sample only the buyer does them. */
const ADDRESSED: ReadonlySet<string> = new Set(isFull ? PERSONAS : ["buyer"]);
/** In the sample only a visitor navigates in the app. */
const NAVIGATING: ReadonlySet<string> = new Set(isFull ? PERSONAS : ["visitor"]);

for (const persona of PERSONAS) {
  for (let part = 0; part < PARTS; part += 1) {
    const routes = routesOf(documentedRoutes)
      .filter((_, index) => index % PARTS === part)
      .map((route) => (persona === "visitor" ? asVisitor(route) : route));

    test.describe(`for a ${persona}, part ${part + 1} of ${PARTS}`, () => {
      test.use({ world: persona === "visitor" ? {} : { persona } });

      if (ADDRESSED.has(persona)) {
        test("every route opens by URL", async ({ page }) => {
          for (const route of routes) {
            await page.goto(route.path, { waitUntil: "commit" });
            await expectPage(page, route);
          }
        });
      }

      if (NAVIGATING.has(persona)) {
        test("every route opens by in-app navigation and by going back", async ({ page }) => {
          await page.goto("/loading", { waitUntil: "commit" });
          await expectPage(page, LOADING);
          for (const route of routes) {
            await navigate(page, route.path);
            await expectPage(page, route);
          }
          for (const route of routes.slice(0, -1).toReversed()) {
            await page.evaluate(() => history.back());
            await expectPage(page, route);
          }
        });
      }
    });
  }
}

test.describe("the children of a section", () => {
  test.use({ world: { persona: "buyer" } });

  test("open from their addresses without it, with their query", async ({ page }) => {
    await page.goto("/yhq?status=2");
    await expect(page).toHaveURL(/\/wdqb\/yhq\?status=2$/);
    for (const [short, whole] of [
      ["/basic", "/zhzx/basic"],
      ["/pzqg/add", "/zzfw/pzqg/add"],
      ["/wdxx", "/wdxx"],
    ] as const) {
      await navigate(page, short);
      await expect(page).toHaveURL(whole);
    }
  });
});

const LOADING: DocumentedRoute = { path: "/loading", title: "加载中", sidebar: false, nav: false };

/** Returns the route that a visitor sees at a URL: the login instead of members' pages. */
function asVisitor(route: DocumentedRoute): DocumentedRoute {
  if (!route.members) return { ...route, ...route.visitors };
  const { path } = route;
  return { path, title: "会员登录", leadsTo: "/login", header: "login", sidebar: false, nav: false };
}

async function expectPage(page: Page, route: DocumentedRoute): Promise<void> {
  const { path, title, leadsTo, header } = route;
  const expected = {
    path: decodeURIComponent(new URL(leadsTo ?? path, "http://shop").pathname),
    title: title ? `${title} - ${company.site_title}` : company.site_title,
    headings: 1,
    header: header !== "none",
    search: route.search ?? header === undefined,
    nav: route.nav !== false,
    sidebar: route.sidebar !== false,
    footer: route.footer !== false,
  };
  await test.step(path, () => expect.poll(() => look(page), { intervals: [30, 60, 100] }).toEqual(expected));
}

/** The page and its layout in a single evaluation: separate role queries would take minutes for all routes. */
function look(page: Page) {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const has = (selector: string) => shown(selector).length > 0;
    return {
      path: decodeURIComponent(location.pathname),
      title: document.title,
      headings: shown("h1").filter((one) => one.innerText.trim() !== "").length,
      header: has("body header"),
      search: has("header [role=search]"),
      nav: has("nav[aria-label=主导航]"),
      sidebar: has("[aria-label=快捷工具]"),
      footer: has("footer"),
    };
  });
}

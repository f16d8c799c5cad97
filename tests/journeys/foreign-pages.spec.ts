import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "@playwright/test";
import { createCall } from "#mock/test-kit/call-operation.ts";
import { findUrls } from "#mock/test-kit/find-urls.ts";
import { createHttpClient } from "#mock/test-kit/http-client.ts";
import { overNetwork } from "#mock/test-kit/transport.ts";
import { expect, test } from "./support/shop.ts";

/** Calls in the session of the browser. */
async function callAs(context: BrowserContext, main: string, world: string) {
  const cookies = await context.cookies(main);
  const session = cookies.find(({ name }) => name === "session")?.value;
  return createCall(createHttpClient(overNetwork(await findUrls(main)), world, session));
}

/** Serves a page that is not the shop's, with forms and links to the shop's servers, on a port of its own. */
async function withTrap(body: string, run: (port: number) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => {
    const page = `<!doctype html><link rel="icon" href="data:,"><title>x</title>${body}`;
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  });
  server.listen(0);
  await once(server, "listening");
  try {
    await run((server.address() as AddressInfo).port);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const form = (id: string, action: string, field = "") =>
  `<form id="${id}" method="post" action="${action}">${field}<button>${id}</button></form>`;

test("a form of the same site on another port changes nothing", async ({ page, mock, logIn }) => {
  const main = mock.url;
  await logIn("chain");
  const call = await callAs(page.context(), main, mock.world);
  const favorites = (await call("listFavorites")).body.data;
  const stores = (await call("listStores")).body.data;
  const other = stores.find(({ is_current }) => is_current === 0)!;
  const forms =
    form("star", `${main}/api/favorite`, '<input name="goods_ids[0]" value="9">') +
    form("switch", `${main}/api/user/stores/${other.id}/switch`);
  await withTrap(forms, async (port) => {
    for (const id of ["star", "switch"]) {
      await page.goto(`http://localhost:${port}/`);
      const arrived = page.waitForResponse((response) => response.url().startsWith(main));
      await page.locator(`#${id} button`).click();
      const response = await arrived;
      expect(response.status()).toBe(403);
      // The session's cookie was there: only the origin gave the form away.
      expect((await response.request().allHeaders()).cookie).toContain("session=");
    }
  });
  expect((await call("listFavorites")).body.data).toEqual(favorites);
  expect((await call("listStores")).body.data).toEqual(stores);
});

test.describe(() => {
  test.use({ lotteryPopup: true });

  test("a link of another site does not spend the draw", async ({ page, logIn }) => {
    const status = () => page.waitForResponse((response) => response.url().endsWith("/api/draw/simple"));
    const asked = status();
    await logIn("buyer");
    const before = await asked;
    const { data } = (await before.json()) as { data: { id: number; is_join: number } };
    expect(data.is_join).toBe(0);
    const draw = `${new URL(before.url()).origin}/api/draw?id=${data.id}`;
    await withTrap(`<a href="${draw}">红包</a><img src="${draw}" alt="">`, async (port) => {
      // The address is another site than the name.
      await page.goto(`http://127.0.0.1:${port}/`);
      const arrived = page.waitForResponse((response) => response.url() === draw);
      await page.getByRole("link").click();
      const response = await arrived;
      expect(response.status()).toBe(403);
      expect((await response.request().allHeaders()).cookie).toContain("session=");
    });

    const again = status();
    await page.goto("/", { waitUntil: "commit" });
    expect(await (await again).json()).toMatchObject({ data: { is_join: 0 } });
  });
});

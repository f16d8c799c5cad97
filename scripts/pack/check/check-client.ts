import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePorts } from "../../support/ports.ts";
import type { Expect, Tarballs } from "./expect.ts";
import { tryTypes, TYPESCRIPTS } from "./typescripts.ts";
import type { Workplace } from "./workplace.ts";

const PEERS = ["@tanstack/react-query@5", "react@19", "react-dom@19", "zod@4"];
const TOOLS = [
  "vite",
  "@playwright/test",
  "@faker-js/faker",
  "@types/node",
  "@types/react",
  "@types/react-dom",
];

/** Plain functions where nothing else is installed, as on a server: calls of two users at once, by another `fetch`. */
const PLAIN = `
import { listGoods } from "@pharmacy-wholesale/client/calls/goods";
import { setFetch, setHeaders, setHosts } from "@pharmacy-wholesale/client/http";
const sent = [];
setHosts({ main: "https://shop.test/" });
setHeaders(() => ({ authorization: "Bearer " + sent.length }));
setFetch(async (address, { headers }) => {
  sent.push(address + " " + headers.get("authorization"));
  return Response.json({ code: 200, message: "", data: { list: [], total: 0, page: 1, page_size: 20 } });
});
await Promise.all([listGoods({ page: 1 }), listGoods({ page: 2 })]);
console.log(sent.join(", "));
`;
const PLAIN_SENT =
  "https://shop.test/api/goods/list?page=1 Bearer 0, https://shop.test/api/goods/list?page=2 Bearer 0";

/** A body without what the contract requires. */
const WRONG = `
import { addCartLines } from "@pharmacy-wholesale/client/hooks/cart";
await addCartLines({ params: [{ goods_id: "7" }] });
`;

/** Imports every module that the package offers, and uses those that need no browser. */
const IMPORTS = `
import { readFile } from "node:fs/promises";
const { exports } = JSON.parse(await readFile("node_modules/@pharmacy-wholesale/client/package.json", "utf8"));
const names = Object.keys(exports).filter((name) => name !== "./package.json");
for (const name of names) await import("@pharmacy-wholesale/client" + name.slice(1));
const { encodeForm } = await import("@pharmacy-wholesale/client/form");
const { fake } = await import("@pharmacy-wholesale/client/fake");
const { Goods } = await import("@pharmacy-wholesale/client/zod");
const form = decodeURIComponent(encodeForm({ params: [{ goods_id: 7 }] }));
console.log(names.length + " modules", form, Goods.parse(fake("Goods", { price: 12.8 })).price);
`;

/** The client, with the front end of its example: compiled, built and used in a browser. */
export async function checkClient(
  place: Workplace,
  { client, mock }: Tarballs,
  browser: string,
  expect: Expect,
): Promise<void> {
  await place.install(client);
  await place.write("plain.mjs", PLAIN);
  const sent = (await place.run("node plain.mjs")).trim();
  expect(`plain functions need no other package: ${sent}`, sent === PLAIN_SENT);
  await place.install(client, mock, ...PEERS, ...TOOLS, ...TYPESCRIPTS);
  await place.write("imports.mjs", IMPORTS);
  const imported = (await place.run("node imports.mjs")).trim();
  expect(
    `every module can be imported: ${imported}`,
    imported.endsWith("modules params[0][goods_id]=7 12.8"),
  );
  const example = join(place.folder, "node_modules/@pharmacy-wholesale/client/example");
  await cp(example, place.folder, { recursive: true });
  const lines = (await readFile(join(example, "src/main.tsx"), "utf8")).trim().split("\n").length;
  expect(`the example has ${lines} lines`, lines <= 50);
  await tryTypes(place, WRONG, expect);
  const port = await freePorts(4);
  const env = {
    VITE_API_MAIN: `http://localhost:${port}`,
    MOCK_URL: `http://localhost:${port}`,
    WEB_PORT: String(port + 3),
    CHROMIUM_PATH: browser,
  };
  await place.run("vite build", env);
  const tested = await place.run("playwright test", env);
  expect("the example is built and buys in a browser", / 2 passed/.test(tested));
}

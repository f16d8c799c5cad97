import { describe, expect, it } from "vitest";
import { upload } from "../support/account.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock({ scale: 0.05 });

/** The address behind the host, with its query. */
const pathOf = (url: string): string => url.slice(new URL(url).origin.length);

/** One address of each kind of file that belongs to the buyer who is logged in. */
const KINDS: Record<string, (world: TestWorld) => Promise<string>> = {
  certificate: async (world) => {
    const { data } = (await world.call("listCertificates")).body;
    return data.find(({ image }) => image.includes("/certificates/"))!.image;
  },
  invoice: async (world) => {
    const { data } = (await world.call("listInvoices")).body;
    return data.list.find(({ file_url }) => file_url !== "")!.file_url;
  },
  "picture of an invoice": async (world) =>
    (await KINDS.invoice!(world)).replace("/files/", "/images/").replace(/pdf$/, "svg"),
  contract: async (world) => (await world.call("getAgreement")).body.data.pdf_url,
  upload: async (world) => expectSuccess("uploadFile", await upload(world), 201).url,
};

describe.each(Object.entries(KINDS))("the address of a buyer's %s", (_kind, find) => {
  it("opens in the owner's session alone", async () => {
    const world = await mock.as("buyer");
    const [path, session] = [pathOf(await find(world)), world.session()];
    const own = await world.get(path);
    expect(own.status).toBe(200);
    expect(own.headers.get("cache-control")).toBe("private, no-cache");
    expect(own.headers.get("cross-origin-resource-policy")).toBe("same-site");

    const known = { "if-none-match": own.headers.get("etag") ?? "" };
    await world.login("manager");
    expectError(await world.get(path, { headers: known }), 404);
    world.useSession(undefined);
    expectError(await world.get(path, { headers: known }), 404);
    world.useSession("made-up");
    expectError(await world.get(path), 404);
    world.useSession(session);
    expect((await world.get(path, { headers: known })).status).toBe(304);
  });

  it("closes with the session: at its end, and at the logout", async () => {
    const world = await mock.as("buyer");
    const path = pathOf(await find(world));
    const session = world.session();
    await world.call("logout");
    world.useSession(session);
    expectError(await world.get(path), 404);
    if (path.includes("/uploads/")) return; // Unused, it is gone after a day.
    await world.login("buyer");
    await world.control.clock.advance("6d");
    expect((await world.get(path)).status).toBe(200);
    await world.control.clock.advance("2d");
    expectError(await world.get(path), 404);
  });
});

describe("the address of a visitor's upload", () => {
  it("opens for whoever has it, for a day", async () => {
    const world = await mock.world();
    const { url } = expectSuccess("uploadFile", await upload(world), 201);
    const path = pathOf(url);
    expect((await world.get(path)).status).toBe(200);
    await world.control.clock.advance("23h");
    expect((await world.get(path)).status).toBe(200);
    await world.control.clock.advance("1h");
    expectError(await world.get(path), 404);
  });

  it("cannot be guessed, changed or prolonged", async () => {
    const world = await mock.world();
    const { url } = expectSuccess("uploadFile", await upload(world), 201);
    const { id: other } = expectSuccess("uploadFile", await upload(world), 201);
    const { pathname, searchParams } = new URL(url);
    const later = new URLSearchParams(searchParams);
    later.set("expires", String(Number(searchParams.get("expires")) + 1));
    for (const path of [
      pathname,
      `${pathname}?${later}`,
      `${pathname}?expires=${searchParams.get("expires")}&signature=`,
      `${pathname}?expires=${searchParams.get("expires")}&signature=${"0".repeat(32)}`,
      `${pathname}?signature=${searchParams.get("signature")}`,
      `/images/uploads/${other}.png?${searchParams}`,
    ])
      expectError(await world.get(path), 404);
    await world.login("buyer");
    expectError(await world.get(pathname), 404);
  });

  it("closes for others once a day has passed, though a buyer has used the file", async () => {
    const world = await mock.world();
    const { url, id } = expectSuccess("uploadFile", await upload(world), 201);
    await world.login("buyer");
    const body = { type: 9 as const, content: "请看附件里的说明", file_ids: [id] };
    const sent = expectSuccess("addFeedback", await world.call("addFeedback", { body }), 201);
    await world.control.clock.advance("25h");
    expect((await world.get(pathOf(sent.images[0]!))).status).toBe(200);
    world.useSession(undefined);
    expectError(await world.get(pathOf(url)), 404);
  });
});

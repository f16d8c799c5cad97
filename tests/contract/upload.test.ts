import { once } from "node:events";
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { findUpload } from "#mock/domain/upload/rules/uploads.ts";
import { NO_FILE, PNG, upload, uploadedId } from "../support/account.ts";
import { actingMock } from "../support/acting-mock.ts";
import { expectContract, expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();
const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

describe("an upload", () => {
  it.each([
    ["执照.jpg", bytes("\u00ff\u00d8\u00ff\u00e0"), "jpg"],
    ["执照.png", PNG, "png"],
    ["执照.webp", bytes("RIFF\0\0\0\0WEBPVP8 "), "webp"],
    ["合同.pdf", bytes("%PDF-1.7"), "pdf"],
    ["谎称.gif", PNG, "png"],
  ])("stores the bytes of %s, for visitors too", async (name, content, extension) => {
    const world = await mock.world();
    const file = expectSuccess("uploadFile", await upload(world, content, { name, kind: 3 }), 201);
    expect(file).toMatchObject({ name, size: content.length, kind: 3 });
    expect(file.url.split("?")[0]).toBe(`${mock.urls.main}/images/uploads/${file.id}.${extension}`);
    const kept = await act(world, (state) => findUpload(state, file.id));
    expect(Buffer.from(kept?.content ?? "", "base64")).toEqual(Buffer.from(content));
  });

  it.each([
    ["GIF89a", /仅支持 JPG、PNG、WebP/],
    ["<svg xmlns='http://www.w3.org/2000/svg'/>", /仅支持/],
    ["", /空的/],
  ])("is rejected with %j", async (content, message) => {
    const world = await mock.world();
    const reply = await upload(world, bytes(content), { name: "a.png" });
    expectError(reply, 422, ["file"]);
    expect(reply.body.errors?.file?.[0]).toMatch(message);
  });

  it("is rejected with 413 beyond 10 MB", async () => {
    const world = await mock.world();
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(PNG);
    expectError(await upload(world, large), 413);
  });

  it("that is unused is deleted after a day; a used one stays", async () => {
    const world = await mock.as("buyer");
    const [idle, used] = [await uploadedId(world), await uploadedId(world)];
    const form = (id: string) => ({ type: 2, content: "包装有破损，请看图片", file_ids: [id] });
    const sent = await world.post("/api/user/feedback", form(used));
    expect(expectSuccess("addFeedback", sent, 201).images).toEqual([
      `${mock.urls.main}/images/uploads/${used}.png`,
    ]);
    await world.control.clock.advance("24h");
    expectError(await world.post("/api/user/feedback", form(idle)), 422, ["file_ids.0"]);
    const found = await act(world, (state) => [findUpload(state, idle), findUpload(state, used)?.id]);
    expect(found).toEqual([undefined, used]);
  });

  it("belongs to the buyer who sent it; a visitor's to whoever uses it first", async () => {
    const world = await mock.world();
    const visitors = await uploadedId(world);
    await world.login("buyer");
    const own = await uploadedId(world);
    const form = (...ids: string[]) => ({ type: 9, content: "请看附件里的说明", file_ids: ids });
    await world.login("manager");
    expectError(await world.post("/api/user/feedback", form(visitors, own, NO_FILE)), 422, [
      "file_ids.1",
      "file_ids.2",
    ]);
    expectSuccess("addFeedback", await world.post("/api/user/feedback", form(visitors)), 201);
    await world.login("buyer");
    expectError(await world.post("/api/user/feedback", form(visitors)), 422, ["file_ids.0"]);
    expectSuccess("addFeedback", await world.post("/api/user/feedback", form(own)), 201);
  });

  it("is refused with 429 beyond 200 that nobody has used, of each buyer and of all visitors", async () => {
    const world = await mock.world();
    for (let count = 0; count < 200; count += 1) await uploadedId(world);
    const refused = await upload(world, PNG);
    expectError(refused, 429);
    expect(refused.headers.get("retry-after")).toBe("86400");
    expectContract("uploadFile", refused);
    await world.login("buyer");
    await uploadedId(world);
  });

  it("evicts the oldest bytes beyond a world's limit", async () => {
    const world = await mock.world();
    const large = new Uint8Array(9 * 1024 * 1024);
    large.set(PNG);
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1)
      ids.push(expectSuccess("uploadFile", await upload(world, large), 201).id);
    const held = await act(world, (state) => ids.map((id) => findUpload(state, id)?.content === null));
    expect(held).toEqual([true, false, false, false]);
  });
});

describe("the uploads of one address", () => {
  const other = testMock();

  it("are refused with 429 beyond 512 MB an hour, in whatever worlds, while others succeed", async () => {
    const announced = async (index: number) => {
      const sent = request(`${other.urls.main}/api/upload`, {
        method: "POST",
        headers: {
          "content-type": "multipart/form-data; boundary=x",
          "content-length": 11 * 1024 * 1024,
          "x-mock-world": `world-${index}`,
        },
      });
      sent.on("error", () => undefined);
      const response = once(sent, "response").then(([{ statusCode }]) => statusCode as number);
      sent.flushHeaders();
      return { sent, response };
    };
    // None sends a byte: they count from their beginning.
    const all = await Promise.all(Array.from({ length: 47 }, (_, index) => announced(index)));
    expect(await Promise.race(all.map(({ response }) => response))).toBe(429);
    expectSuccess("listGoods", await (await other.world()).get("/api/goods/list"));
    for (const { sent } of all) sent.destroy();
  });
});

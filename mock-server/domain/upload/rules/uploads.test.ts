import { describe, expect, test } from "vitest";
import { NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { UploadRecord } from "../records.ts";
import { uploadWith } from "../upload-for-test.ts";
import { isSigned, signedQuery } from "./signed-address.ts";
import { takeUploads, uploadProblem } from "./upload-use.ts";
import { findUpload, newUploadUrl, uploadUrl, uploadUrls } from "./uploads.ts";

const SHOP = "http://shop.test";
const GONE = "文件不存在或已过期，请重新上传";
function world(...uploads: readonly UploadRecord[]) {
  const state = worldWith();
  for (const upload of uploads) state.uploads.put(upload.id, upload);
  return state;
}

describe("an uploaded file", () => {
  test("is stored for a day if nobody uses it, and for good otherwise", () => {
    const used = uploadWith({ id: "f5002", isUsed: true });
    const state = world(uploadWith(), used);
    state.clock.set(NOW + DAY_MS - 1);
    expect(findUpload(state, "f5001")?.id).toBe("f5001");
    state.clock.set(NOW + DAY_MS);
    expect(findUpload(state, "f5001")).toBeUndefined();
    expect(findUpload(state, "f5002")).toBe(used);
    expect(findUpload(state, "f404")).toBeUndefined();
    expect(uploadUrls(state, ["f5001", "f5002", "f404"], SHOP)).toEqual([`${SHOP}/images/uploads/f5002.jpg`]);
  });

  test.each([
    ["image/jpeg", "jpg"],
    ["image/png", "png"],
    ["image/webp", "webp"],
    ["application/pdf", "pdf"],
  ] as const)("of type %s has an address ending in %s", (type, ending) =>
    expect(uploadUrl(uploadWith({ type }), SHOP)).toBe(`${SHOP}/images/uploads/f5001.${ending}`),
  );

  test("has an address that opens it without a session if a visitor uploaded it", () => {
    const state = world();
    const path = "/images/uploads/f5001.jpg";
    expect(newUploadUrl(state, uploadWith(), SHOP)).toBe(SHOP + path);
    const [address, query = ""] = newUploadUrl(state, uploadWith({ userId: null }), SHOP).split("?");
    expect(address).toBe(SHOP + path);
    expect(isSigned(state, path, query)).toBe(true);
  });
});

describe("a signed address", () => {
  const PATH = "/images/uploads/f5001.jpg";
  const state = () => worldWith();

  test("opens its file for a day", () => {
    const here = state();
    const query = signedQuery(here, PATH);
    expect(query).toMatch(/^expires=\d+&signature=[\da-f]{32}$/u);
    here.clock.set(NOW + DAY_MS - 1);
    expect(isSigned(here, PATH, query)).toBe(true);
    here.clock.set(NOW + DAY_MS);
    expect(isSigned(here, PATH, query)).toBe(false);
  });

  test("opens no other file, and none in another world", () => {
    const here = state();
    const query = signedQuery(here, PATH);
    expect(isSigned(here, "/images/uploads/f5002.jpg", query)).toBe(false);
    expect(isSigned(state(), PATH, query)).toBe(false);
  });

  test.each([
    ["put off", (query: string) => query.replace(/\d+/u, (expires) => String(Number(expires) + 1))],
    ["with another signature", (query: string) => query.replace(/.$/u, (last) => (last === "0" ? "1" : "0"))],
    ["with part of its signature", (query: string) => query.slice(0, -1)],
    ["without its signature", (query: string) => query.replace(/&.*$/u, "")],
    ["without its end", (query: string) => query.replace(/^[^&]*&/u, "")],
    ["with an end that is no time", (query: string) => query.replace(/\d+/u, "soon")],
    ["without anything", () => ""],
  ])("%s opens nothing", (_case, change) => {
    const here = state();
    expect(isSigned(here, PATH, change(signedQuery(here, PATH)))).toBe(false);
  });
});

describe("a buyer can use", () => {
  const visitors = uploadWith({ id: "f5002", userId: null });
  const others = uploadWith({ id: "f5003", userId: 2 });
  const buyer = userWith();
  const fieldOf = (index: number) => `files.${index}`;

  test("the own files and a visitor's, which are the buyer's then and kept", () => {
    const state = world(uploadWith(), visitors, others);
    expect(["f5001", "f5002"].map((id) => uploadProblem(state, buyer, id))).toEqual([undefined, undefined]);
    const used = takeUploads(state, buyer, ["f5002", "f5001"], fieldOf);
    expect(used).toEqual([
      { ...visitors, userId: 1, isUsed: true },
      { ...uploadWith(), isUsed: true },
    ]);
    expect(["f5002", "f5001"].map((id) => state.uploads.get(id))).toEqual(used);
  });

  test("neither others' files nor unknown ones, and none of a list with one of them", () => {
    const state = world(uploadWith(), visitors, others);
    expect(["f5003", "f404"].map((id) => uploadProblem(state, buyer, id))).toEqual([GONE, GONE]);
    expect(() => takeUploads(state, buyer, ["f5003", "f5001", "f404"], fieldOf)).toThrow(
      expect.objectContaining({ status: 422, errors: { "files.0": [GONE], "files.2": [GONE] } }),
    );
    expect(state.uploads.get("f5001")?.isUsed).toBe(false);
  });

  test("no files at all", () => expect(takeUploads(world(), buyer, [], fieldOf)).toEqual([]));
});

import { describe, expect, it } from "vitest";
import { uploadFile } from "#generated/hooks/upload/upload.ts";
import type { UploadFileBody } from "#generated/model/uploadFileBody.ts";
import type { HandlerMap } from "#mock/domain/common/handler.ts";
import { handlers } from "#mock/domain/handlers.ts";
import { settings } from "#src/shared/api/settings.ts";
import { expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { plantedContract } from "../support/planted-contract.ts";

type Received = { name: string; type: string; size: number; kind: unknown; tags: unknown; remark: unknown };

const planted = {
  uploadPlantedFile: ({ body }: { body: unknown }) => {
    const { file, kind, tags, remark } = body as Record<string, unknown> & { file: File };
    const data = { name: file.name, type: file.type, size: file.size, kind, tags, remark };
    return { status: 201, body: { code: 201, message: "成功", data } };
  },
} as HandlerMap;
const real: HandlerMap = {
  uploadFile: ({ body }) => {
    const { file, kind } = body as UploadFileBody & { file: File };
    const data = { id: "1".repeat(32), url: "/uploads/1", name: file.name, size: file.size, kind };
    return { status: 201, body: { code: 201, message: "成功", data } };
  },
};
const mock = testMock({
  document: plantedContract(),
  handlers: { login: handlers.login, ...planted, ...real },
});

const PNG = new File([new Uint8Array([0x89, 0x50, 0xff, 0x00])], "执照.png", { type: "image/png" });

/** Sends a form like a browser: a list of names and values. */
async function upload(...fields: [name: string, value: string | File][]) {
  const world = await mock.as("buyer");
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return world.request<Received>("POST", "/planted/upload", { body });
}

async function send(body: string, type: string) {
  const world = await mock.as("buyer");
  const headers = { "content-type": type };
  return { world, reply: await world.request("POST", "/planted/upload", { headers, body }) };
}

describe("an upload", () => {
  it("reaches the handler as a file, with typed fields beside it", async () => {
    const reply = await upload(
      ["file", PNG],
      ["kind", "1"],
      ["tags[0]", "3"],
      ["tags[1]", "4"],
      ["remark", "5"],
    );
    expect(reply.status).toBe(201);
    const { data } = reply.body;
    expect(data).toEqual({
      name: "执照.png",
      type: "image/png",
      size: 4,
      kind: 1,
      tags: [3, 4],
      remark: "5",
    });
  });

  it("requires a session first", async () => {
    const body = new FormData();
    expectError(await (await mock.world()).request("POST", "/planted/upload", { body }), 401);
  });

  it.each<[string, [string, string | File][], Record<string, string[]>]>([
    ["a missing file", [["kind", "1"]], { file: ["缺少文件"] }],
    [
      "an input left empty",
      [
        ["file", new File([], "")],
        ["kind", "1"],
      ],
      { file: ["缺少文件"] },
    ],
    [
      "a text for a file",
      [
        ["file", "a.png"],
        ["kind", "1"],
      ],
      { file: ["文件必须是文件"] },
    ],
    [
      "two files for one",
      [
        ["file", PNG],
        ["file", PNG],
        ["kind", "1"],
      ],
      { file: ["文件必须是文件"] },
    ],
    [
      "a text for a file that need not be",
      [
        ["file", PNG],
        ["back", "b"],
        ["kind", "1"],
      ],
      { back: ["背面必须是文件"] },
    ],
    [
      "a file for a text",
      [
        ["file", PNG],
        ["kind", "1"],
        ["remark", PNG],
      ],
      { remark: ["备注必须是文字"] },
    ],
    [
      "a kind that there is not",
      [
        ["file", PNG],
        ["kind", "3"],
      ],
      { kind: ["用途只能是 1、2"] },
    ],
    [
      "an unknown text",
      [
        ["file", PNG],
        ["kind", "1"],
        ["foo", "1"],
      ],
      { foo: ["不支持的字段 foo"] },
    ],
    [
      "an unknown file",
      [
        ["file", PNG],
        ["kind", "1"],
        ["foo", PNG],
      ],
      { foo: ["不支持的字段 foo"] },
    ],
    [
      "the name of a prototype",
      [
        ["file", PNG],
        ["kind", "1"],
        ["constructor", PNG],
      ],
      {
        constructor: ["不支持的字段 constructor"],
      },
    ],
  ])("names the field: %s", async (_name, fields, errors) => {
    const reply = await upload(...fields);
    expectError(reply, 422);
    expect(reply.body.errors).toEqual(errors);
  });

  it.each([
    ["no boundary", "multipart/form-data", "--x\r\n"],
    ["another boundary", "multipart/form-data; boundary=y", "--x\r\n\r\n\r\n--x--\r\n"],
    [
      "a body that is cut",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="kind"\r\n\r\n1',
    ],
    ["a part without a name", "multipart/form-data; boundary=x", "--x\r\n\r\n1\r\n--x--\r\n"],
    [
      "a prototype",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
    [
      "too many parts",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(1001) + "--x--\r\n",
    ],
  ])("rejects %s with 400", async (_name, type, body) => {
    expectError((await send(body, type)).reply, 400);
  });

  it("treats an empty file input as missing", async () => {
    const empty =
      '--x\r\ncontent-disposition: form-data; name="file"; filename=""\r\n' +
      "content-type: application/octet-stream\r\n\r\n\r\n--x--\r\n";
    const { reply } = await send(empty, "multipart/form-data; boundary=x");
    expect(reply.body.errors).toEqual({ file: ["缺少文件"], kind: ["缺少用途"] });
  });

  it("rejects a form of another type with 415", async () => {
    expectError((await send("kind=1", "application/x-www-form-urlencoded")).reply, 415);
  });

  it.each([
    ["than any body may be", "file", 12 * 1024 * 1024],
    ["than the contract allows", "back", 101],
  ])("rejects a file larger %s with 413", async (_name, field, size) => {
    const file = new File([new Uint8Array(size)], "big.png");
    expectError(await upload(["file", PNG], [field, file], ["kind", "1"]), 413);
  });

  it("accepts one of 10 MB, and keeps no bytes in the log", async () => {
    const world = await mock.as("buyer");
    const body = new FormData();
    body.append("file", new File([new Uint8Array(10 * 1024 * 1024)], "large.png"));
    body.append("kind", "2");
    const reply = await world.request<Received>("POST", "/planted/upload", { body });
    expect(reply.body.data).toMatchObject({ name: "large.png", size: 10 * 1024 * 1024, kind: 2 });
    const { world: other } = await send("--x--", "multipart/form-data; boundary=x");
    expect((await other.control.requests()).at(-1)).toMatchObject({ body: null, body_bytes: 5 });
  });
});

describe("the generated hook of the shop", () => {
  it("sends the file", async () => {
    settings.main = mock.urls.main;
    const { data } = await uploadFile({ file: PNG, kind: 2 });
    expect(data).toMatchObject({ name: "执照.png", size: 4, kind: 2 });
  });
});

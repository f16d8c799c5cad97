import { describe, expect, it } from "vitest";
import { parseMultipart } from "./parse-multipart.ts";

const BOUNDARY = "----b1";

/** As Node writes and reads a form: the fields of both have to be the same. */
async function written(form: FormData) {
  const request = new Response(form);
  const type = request.headers.get("content-type") ?? "";
  return { raw: Buffer.from(await request.arrayBuffer()), boundary: type.slice(type.indexOf("=") + 1) };
}

describe("parseMultipart", () => {
  it("reads what a browser writes", async () => {
    const form = new FormData();
    form.append("kind", "1");
    form.append('备注 "a"\n%41', "第一行\r\n--第二行\r\n\r\n");
    form.append("empty", "");
    form.append(
      "file",
      new File([Buffer.from([0, 13, 10, 45, 45, 255])], '许可证 "1".pdf', { type: "application/pdf" }),
    );
    const { raw, boundary } = await written(form);
    const parts = parseMultipart(raw, boundary);
    expect(
      parts.map(({ name, filename, type, content }) => ({ name, filename, type, content: [...content] })),
    ).toEqual([
      { name: "kind", filename: undefined, type: "", content: [...Buffer.from("1")] },
      {
        name: '备注 "a"\r\n%41',
        filename: undefined,
        type: "",
        content: [...Buffer.from("第一行\r\n--第二行\r\n\r\n")],
      },
      { name: "empty", filename: undefined, type: "", content: [] },
      {
        name: "file",
        filename: '许可证 "1".pdf',
        type: "application/pdf",
        content: [0, 13, 10, 45, 45, 255],
      },
    ]);
  });

  it.each([
    ["no parts", `--${BOUNDARY}--\r\n`, 0],
    [
      "text before and after them",
      `preamble\r\n--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--${BOUNDARY}--\r\nafter`,
      1,
    ],
    [
      "spaces after a boundary",
      `--${BOUNDARY} \t\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--${BOUNDARY}--`,
      1,
    ],
  ])("reads %s", (_what, body, count) => {
    expect(parseMultipart(Buffer.from(body), BOUNDARY)).toHaveLength(count);
  });

  const part = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1`;
  it.each([
    ["nothing", ""],
    ["another boundary", "--other\r\n\r\n--other--"],
    ["no end", part],
    ["no end after a boundary", `${part}\r\n--${BOUNDARY}`],
    ["half a head", `--${BOUNDARY}\r\ncontent-disposition: form-data`],
    [
      "a boundary that goes on",
      `--${BOUNDARY}x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--${BOUNDARY}--`,
    ],
    ["a part without a head", `--${BOUNDARY}\r\n\r\n1\r\n--${BOUNDARY}--`],
    [
      "a part without a name",
      `--${BOUNDARY}\r\ncontent-disposition: form-data; filename="name=x"\r\n\r\n1\r\n--${BOUNDARY}--`,
    ],
    [
      "another disposition",
      `--${BOUNDARY}\r\ncontent-disposition: attachment; name="a"\r\n\r\n1\r\n--${BOUNDARY}--`,
    ],
  ])("refuses %s", (_what, body) => {
    expect(() => parseMultipart(Buffer.from(body), BOUNDARY)).toThrow(TypeError);
  });
});

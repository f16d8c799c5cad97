import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ContractDocument, MediaType, ResponseObject } from "#api-spec/kit/document.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { recordExamples } from "./record-examples.ts";

const HOT = "/api/goods/hot";

/** The contract with nothing but one list, whose success has no example, after an edit. */
function smallContract(edit: (document: ContractDocument) => void = () => {}): ContractDocument {
  const document = readDocument();
  const small = { ...document, paths: { [HOT]: document.paths[HOT]! } };
  Object.assign(success(small), { examples: undefined });
  edit(small);
  return small;
}

const success = ({ paths }: ContractDocument): MediaType =>
  (paths[HOT]!.get!.responses!["200"] as ResponseObject).content!["application/json"]!;

async function record(document: ContractDocument) {
  const folder = await mkdtemp(join(tmpdir(), "examples-"));
  const bundle = join(folder, "openapi.json");
  try {
    await writeFile(bundle, JSON.stringify(document));
    const failed = await recordExamples(bundle);
    const text = await readFile(bundle, "utf8");
    const { examples } = success(JSON.parse(text) as ContractDocument);
    const { data } = (examples!.success as { value: { data: Goods[] } }).value;
    return { text, failed, data };
  } finally {
    await rm(folder, { recursive: true });
  }
}
type Goods = {
  readonly name: string;
  readonly goods_image: readonly { readonly url: string }[];
  readonly batch: string;
};

it("records two entries of the mock's response, with the addresses of the contract, the same each time", async () => {
  const first = await record(smallContract());
  expect(first.failed).toEqual([]);
  expect(first.data).toHaveLength(2);
  expect(first.data[0]!.goods_image[0]!.url).toMatch(/^http:\/\/localhost:4010\//);
  expect((await record(smallContract())).text).toBe(first.text);
});

it("has a field that the handler leaves out as the mock makes it up, and says so", async () => {
  const { data, failed } = await record(
    smallContract(({ components }) => {
      const { Goods } = components!.schemas!;
      Object.assign(Goods!, {
        properties: { ...Goods!.properties, batch: { type: "string" } },
        required: [...Goods!.required!, "batch"],
      });
    }),
  );
  expect(failed).toEqual([expect.stringMatching(/^listHotGoods 200: .*must have required property 'batch'/)]);
  expect(data).toMatchObject([{ batch: "文" }, { batch: "文" }]);
});

it("samples the schema where the mock refuses the example of the request, and says why", async () => {
  const { data, failed } = await record(
    smallContract(({ paths }) =>
      Object.assign(paths[HOT]!.get!, {
        parameters: [{ name: "word", in: "query", required: true, schema: { type: "string", title: "词" } }],
      }),
    ),
  );
  expect(failed).toEqual([expect.stringMatching(/^listHotGoods: 422 .*词/)]);
  expect(data).toMatchObject([{ name: "文" }]);
});

it("leaves an example that is there", async () => {
  const value = { code: 200, message: "成功", data: [] };
  const { data } = await record(
    smallContract((document) => Object.assign(success(document), { examples: { success: { value } } })),
  );
  expect(data).toEqual([]);
});

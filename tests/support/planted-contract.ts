import type { ContractDocument, PathItem } from "#api-spec/kit/document.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";

const HOSTS = { main: 4010, activity: 4011, chat: 4012 } as const;
const ERRORS = {
  400: "BadRequest",
  401: "LoginRequired",
  413: "PayloadTooLarge",
  415: "UnsupportedMediaType",
  422: "ValidationFailed",
  459: "AgreementRequired",
  500: "ServerError",
};

const responses = (status: number, mediaType: string, data: object, examples: Record<string, unknown>) => ({
  [status]: {
    content: {
      [mediaType]: {
        schema:
          mediaType === "text/html"
            ? data
            : { type: "object", required: ["code", "message", "data"], properties: { data } },
        examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
      },
    },
  },
  ...Object.fromEntries(
    Object.entries(ERRORS).map(([code, name]) => [code, { $ref: `#/components/responses/${name}` }]),
  ),
});

const envelope = (status: number, data: unknown) => ({ code: status, message: "成功", data });
const on = (host: keyof typeof HOSTS, item: PathItem): PathItem => ({
  servers: [{ url: `http://localhost:${HOSTS[host]}`, "x-host": host }],
  ...item,
});

const atLeastOne = (title: string): object => ({ type: "integer", title, minimum: 1 });
const file = (title: string) => ({ type: "string", title, contentMediaType: "application/octet-stream" });
const UPLOAD: object = {
  type: "object",
  additionalProperties: false,
  required: ["file", "kind"],
  properties: {
    file: file("文件"),
    back: { ...file("背面"), "x-max-bytes": 100 },
    kind: { type: "integer", title: "用途", enum: [1, 2] },
    remark: { type: "string", title: "备注" },
    tags: { type: "array", title: "标签", items: { type: "integer" }, maxItems: 20 },
  },
};

const PATHS: Readonly<Record<string, PathItem>> = {
  "/planted/draw/{id}": on("activity", {
    get: {
      operationId: "getPlantedDraw",
      tags: ["planted"],
      security: [{ session: [] }],
      parameters: [
        {
          name: "id",
          in: "path",
          required: true,
          schema: atLeastOne("奖品编号"),
        },
        { name: "page", in: "query", schema: atLeastOne("页码") },
      ],
      responses: responses(
        200,
        "application/json",
        { type: "object", properties: { prize: { type: "string" } } },
        { won: envelope(200, { prize: "电饭煲" }), lost: envelope(200, { prize: "谢谢参与" }) },
      ),
    },
  }),
  "/planted/chat": on("chat", {
    get: {
      operationId: "getPlantedChat",
      tags: ["planted"],
      security: [{}, { session: [] }],
      parameters: [{ name: "token", in: "query", required: true, schema: { type: "string", title: "凭证" } }],
      responses: responses(200, "text/html", { type: "string" }, { page: "<!doctype html><p>在线客服</p>" }),
    },
  }),
  "/planted/upload": on("main", {
    post: {
      operationId: "uploadPlantedFile",
      tags: ["planted"],
      security: [{ session: [] }],
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: UPLOAD,
          },
        },
      },
      responses: responses(
        201,
        "application/json",
        { type: "object" },
        { success: envelope(201, { url: "/1.png" }) },
      ),
    },
  }),
};

/**
 * The bundled contract plus operations that take special paths: on the activity host, a page of the chat host, an
 * upload. They do not depend on which real operations have handlers.
 */
export function plantedContract(): ContractDocument {
  const contract = readDocument();
  return { ...contract, paths: { ...contract.paths, ...PATHS } };
}

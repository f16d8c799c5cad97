import type { Contract } from "#scripts/contract-diff/document.ts";

const id = { type: "integer", minimum: 1 };

/** An operation of each kind, a schema used in requests and responses, a recursive one, and a shared error. */
export const smallContract: Contract = {
  openapi: "3.1.0",
  info: { title: "Shops", version: "1" },
  servers: [{ url: "http://localhost:1", "x-host": "main" }],
  security: [{ session: [] }],
  paths: {
    "/shops/{id}": {
      parameters: [{ in: "path", name: "id", required: true, schema: id }],
      get: {
        operationId: "getShop",
        tags: ["shop"],
        summary: "店铺",
        security: [{}, { session: [] }],
        parameters: [
          { in: "query", name: "page", schema: { type: "integer", minimum: 1, maximum: 100, default: 1 } },
          { in: "query", name: "sort", schema: { enum: ["new", "price"] } },
          {
            in: "query",
            name: "ids",
            schema: { type: "array", items: id, "x-reference": "selects" },
            explode: true,
          },
          { in: "query", name: "word", schema: { type: "string" } },
        ],
        responses: {
          200: {
            description: "成功",
            headers: { "X-Total": { required: true, schema: { type: "integer" } } },
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["name", "kind", "price"],
                  properties: {
                    name: { type: "string", maxLength: 50 },
                    kind: { enum: [1, 2] },
                    price: { $ref: "#/components/schemas/Money" },
                    menu: { $ref: "#/components/schemas/Category" },
                    note: { type: "string" },
                    mark: { oneOf: [{ type: "string", maxLength: 9 }, { type: "integer" }] },
                  },
                },
                examples: { one: { $ref: "#/components/examples/shop" } },
              },
            },
          },
          404: { $ref: "#/components/responses/NotFound" },
        },
      },
    },
    "/shops": {
      post: {
        operationId: "addShops",
        tags: ["shop"],
        "x-provenance": "documented",
        "x-invalidates": ["getShop"],
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": {
              schema: {
                type: "object",
                additionalProperties: false,
                required: ["rows"],
                properties: {
                  rows: { type: "array", maxItems: 10, items: { $ref: "#/components/schemas/Row" } },
                  memo: { type: "string", maxLength: 20, allOf: [{ minLength: 1 }] },
                },
              },
              encoding: { rows: { style: "deepObject", explode: true } },
            },
          },
        },
        responses: {
          201: { description: "成功" },
          404: { $ref: "#/components/responses/NotFound" },
          409: { description: "冲突" },
        },
      },
    },
  },
  components: {
    securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
    examples: { shop: { value: { name: "甲", kind: 1, price: 1 } } },
    responses: {
      NotFound: {
        description: "没有",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
    schemas: {
      Money: { type: "number", minimum: 0, maximum: 100, "x-money": "yuan" },
      Row: {
        type: "object",
        required: ["price"],
        properties: { price: { $ref: "#/components/schemas/Money" }, ck_id: { type: "integer" } },
        if: { required: ["ck_id"] },
        // oxlint-disable-next-line unicorn/no-thenable -- a schema, never awaited
        then: { minProperties: 2 },
      },
      Category: {
        type: "object",
        required: ["children"],
        properties: {
          children: { type: "array", items: { $ref: "#/components/schemas/Category" } },
          parent: { anyOf: [{ $ref: "#/components/schemas/Category" }, { type: "null" }] },
        },
      },
      Problem: { type: "object", required: ["code"], properties: { code: { type: "integer" } } },
    },
  },
};

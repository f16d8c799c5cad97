/** A bad edit of a contract file, and the rule that must report it. */
export interface PlantedEdit {
  rule: string;
  /** Relative to api-spec/. */
  file: string;
  /** The file named by the report, if it is not the edited one. */
  reportedIn?: string;
  /** Part of the message, for rules with several messages. */
  says?: string;
  /** Path of a value in the file → its new value; `undefined` removes it. Without `edit` the file is new. */
  edit?: [path: (string | number)[], value: unknown][];
  /** The content of a new file. */
  create?: string;
}

const FORM = ["requestBody", "content", "application/x-www-form-urlencoded"];
const JSON_OF = (status: string) => ["responses", status, "content", "application/json"];

/** Edits that Redocly's built-in rules must report. */
const edits: PlantedEdit[] = [
  {
    rule: "no-invalid-media-type-examples",
    file: "paths/wallet/user_user_money.yaml",
    edit: [[["get", ...JSON_OF("200"), "examples", "success", "value", "data", "user_money"], "much"]],
  },
  {
    rule: "component-name-unique",
    file: "components/schemas/cart/GiftData.yaml",
    reportedIn: "components/schemas/cart/Address.yaml",
    edit: [[["properties", "address"], { $ref: "./Address.yaml", title: "地址" }]],
  },
  {
    rule: "operation-tag-defined",
    file: "paths/goods/goods_activities.yaml",
    edit: [[["get", "tags"], ["goodz"]]],
  },
  {
    rule: "operation-singular-tag",
    file: "paths/goods/goods_hot.yaml",
    edit: [
      [
        ["get", "tags"],
        ["goods", "home"],
      ],
    ],
  },
  {
    rule: "operation-operationId",
    file: "paths/home/focus_yx.yaml",
    edit: [[["get", "operationId"], undefined]],
  },
  {
    rule: "operation-operationId-unique",
    file: "paths/home/focus_xrtj.yaml",
    edit: [[["get", "operationId"], "getCurrentUser"]],
  },
  {
    rule: "security-defined",
    file: "paths/home/focus_top.yaml",
    edit: [[["get", "security"], [{ token: [] }]]],
  },
  {
    rule: "info-contact",
    file: "openapi.yaml",
    edit: [[["info", "contact"], undefined]],
  },
  {
    rule: "no-unresolved-refs",
    file: "paths/home/focus_zyzq.yaml",
    edit: [[["get", "responses", "404", "$ref"], "../../components/responses/Lost.yaml"]],
  },
];

/** Edits that the configured rules of redocly.yaml must report. */
const patternEdits: PlantedEdit[] = [
  {
    rule: "operation-id-is-verb-first",
    file: "paths/home/focus_login.yaml",
    edit: [[["get", "operationId"], "theLoginAds"]],
  },
  {
    rule: "operation-id-is-verb-first",
    file: "paths/home/focus_right.yaml",
    edit: [[["get", "operationId"], "listing"]],
  },
  {
    rule: "operation-has-provenance",
    file: "paths/home/focus_login.yaml",
    edit: [[["get", "x-provenance"], undefined]],
  },
  {
    rule: "operation-has-provenance",
    file: "paths/home/focus_right.yaml",
    edit: [[["get", "x-provenance"], "guessed"]],
  },
];

/** Edits that our own rules must report. */
const ownEdits: PlantedEdit[] = [
  {
    rule: "operation-in-two-languages",
    file: "paths/home/global_links.yaml",
    says: "summary",
    edit: [[["get", "summary"], "Links"]],
  },
  {
    rule: "operation-in-two-languages",
    file: "paths/home/global_links.yaml",
    says: "description",
    edit: [[["get", "description"], "全站友情链接。"]],
  },
  {
    rule: "operation-declares-responses",
    file: "paths/wallet/user_user_credit.yaml",
    says: "422",
    edit: [[["get", "responses", "422"], undefined]],
  },
  {
    rule: "operation-declares-responses",
    file: "paths/address/user_address.yaml",
    says: "413, 415",
    edit: [
      [["post", "responses", "413"], undefined],
      [["post", "responses", "415"], undefined],
    ],
  },
  {
    rule: "operation-declares-responses",
    file: "paths/user/user_logout.yaml",
    says: "one success",
    edit: [[["delete", "responses", "200"], undefined]],
  },
  {
    rule: "path-names-a-known-host",
    file: "paths/draw/draw_simple.yaml",
    edit: [[["servers", 0, "x-host"], "main"]],
  },
  {
    rule: "path-names-a-known-host",
    file: "paths/draw/draw_ads.yaml",
    says: "none",
    edit: [[["servers"], []]],
  },
  {
    rule: "path-names-a-known-host",
    file: "paths/cart/cart_next_hint.yaml",
    says: "remove servers",
    edit: [[["servers"], [{ url: "http://localhost:4010", "x-host": "main" }]]],
  },
  {
    rule: "paths-are-unambiguous",
    file: "openapi.yaml",
    says: "/api/{zone}/total is ambiguous with /api/kxzq/{group}",
    edit: [
      [
        ["paths", "/api/{zone}/total"],
        {
          get: { operationId: "getZoneTotal" },
        },
      ],
    ],
  },
  {
    rule: "repeatable-as-documented",
    file: "paths/cart/cart.yaml",
    says: "must say",
    edit: [[["post", "x-repeatable"], undefined]],
  },
  {
    rule: "repeatable-as-documented",
    file: "paths/favorite/favorite.yaml",
    says: "GET /api/favorite must say",
    edit: [[["get", "x-repeatable"], undefined]],
  },
  {
    rule: "repeatable-as-documented",
    file: "paths/cart/cart_quick_add_{id}.yaml",
    says: "must not say",
    edit: [[["post", "x-repeatable"], true]],
  },
  {
    rule: "changes-only-from-own-pages",
    file: "paths/cart/cart_copy.yaml",
    says: "could call this",
    edit: [[["post", "parameters"], undefined]],
  },
  {
    rule: "changes-only-from-own-pages",
    file: "paths/draw/draw.yaml",
    says: "could call this",
    edit: [[["get", "parameters", 0], undefined]],
  },
  {
    rule: "changes-only-from-own-pages",
    file: "paths/cart/cart_total.yaml",
    says: "only reads",
    edit: [[["get", "parameters"], [{ $ref: "../../components/parameters/RequestedWith.yaml" }]]],
  },
  {
    rule: "invalidates-queries",
    file: "paths/cart/cart_batch_select.yaml",
    says: "listNothing is no operation",
    edit: [[["post", "x-invalidates", 0], "listNothing"]],
  },
  {
    rule: "invalidates-queries",
    file: "paths/cart/cart_next_hint.yaml",
    says: "login is no query",
    edit: [[["post", "x-invalidates", 0], "login"]],
  },
  {
    rule: "invalidates-queries",
    file: "paths/cart/cart_total.yaml",
    says: "makes nothing stale",
    edit: [[["get", "x-invalidates"], ["listCartLines"]]],
  },
  {
    rule: "invalidates-queries",
    file: "paths/cart/cart_list.yaml",
    says: "x-query is for a POST",
    edit: [[["get", "x-query"], true]],
  },
  {
    rule: "body-is-a-form",
    file: "paths/feedback/user_feedback.yaml",
    says: "without a file",
    edit: [[["post", "requestBody", "content"], { "application/json": { schema: { type: "object" } } }]],
  },
  {
    rule: "body-is-a-form",
    file: "paths/user/user_updateUserInfo.yaml",
    says: "with a file",
    edit: [
      [
        ["post", ...FORM, "schema", "properties", "face"],
        { type: "string", title: "头像", "x-max-bytes": 1, contentMediaType: "image/png" },
      ],
    ],
  },
  {
    rule: "nested-body-is-also-json",
    file: "paths/favorite/favorite_cancel.yaml",
    says: "lists or objects",
    edit: [
      [
        ["post", "requestBody", "content", "application/json", "schema", "$ref"],
        "../../components/schemas/favorite/AddFavoritesBody.yaml",
      ],
    ],
  },
  {
    rule: "nested-body-is-also-json",
    file: "paths/cart/cart_batch_select.yaml",
    says: "x-provenance: inferred",
    edit: [[["post", "requestBody", "content", "application/json", "x-provenance"], "documented"]],
  },
  {
    rule: "nested-body-is-also-json",
    file: "paths/message/message_delete.yaml",
    says: "before the form",
    edit: [
      [
        ["post", "requestBody", "content"],
        Object.fromEntries(
          ["application/x-www-form-urlencoded", "application/json"].map((type) => [
            type,
            {
              schema: { $ref: "../../components/schemas/message/DeleteMessagesBody.yaml" },
              encoding: { ids: { style: "deepObject", explode: true } },
              "x-provenance": "inferred",
            },
          ]),
        ),
      ],
    ],
  },
  {
    rule: "nested-body-is-also-json",
    file: "paths/cart/cart_restore.yaml",
    says: "is a component",
    edit: [
      [
        ["post", "requestBody", "content"],
        Object.fromEntries(
          ["application/json", "application/x-www-form-urlencoded"].map((type) => [
            type,
            {
              schema: {
                type: "object",
                additionalProperties: false,
                properties: { ids: { type: "array", title: "编号", maxItems: 0 } },
              },
              encoding: { ids: { style: "deepObject", explode: true } },
              "x-provenance": "inferred",
            },
          ]),
        ),
      ],
    ],
  },
  {
    rule: "nested-body-is-also-json",
    file: "paths/user/user_logout.yaml",
    says: "needs no application/json",
    edit: [
      [
        ["delete", "requestBody"],
        {
          required: false,
          content: Object.fromEntries(
            ["application/x-www-form-urlencoded", "application/json"].map((type) => [
              type,
              { schema: { type: "object", additionalProperties: false } },
            ]),
          ),
        },
      ],
    ],
  },
  {
    rule: "body-is-closed",
    file: "components/schemas/cart/AddToCartItem.yaml",
    edit: [[["additionalProperties"], undefined]],
  },
  {
    rule: "body-is-closed",
    file: "paths/user/user_login.yaml",
    edit: [[["post", ...FORM, "schema", "additionalProperties"], true]],
  },
  {
    rule: "body-says-its-notation",
    file: "paths/cart/cart_batch_delete.yaml",
    edit: [[["post", ...FORM, "encoding", "ids", "explode"], undefined]],
  },
  {
    rule: "body-says-its-notation",
    file: "paths/cart/cart_copy.yaml",
    says: "other_user_ids",
    edit: [[["post", ...FORM, "encoding", "other_user_ids"], undefined]],
  },
  {
    rule: "request-values-are-exact",
    file: "paths/goods/goods_list.yaml",
    reportedIn: "components/schemas/common/Money.yaml",
    says: "two decimals",
    edit: [
      [
        ["get", "parameters", 14, "schema"],
        { $ref: "../../components/schemas/common/Money.yaml", title: "最低价" },
      ],
    ],
  },
  {
    rule: "request-values-are-exact",
    file: "components/schemas/common/DateOnly.yaml",
    says: "exists in the calendar",
    edit: [[["format"], undefined]],
  },
  {
    rule: "list-parameters-have-laws",
    file: "paths/after-sale/return.yaml",
    says: "status: say what the parameter leaves",
    edit: [[["get", "parameters", 0, "x-filter"], undefined]],
  },
  {
    rule: "list-parameters-have-laws",
    file: "paths/article/news.yaml",
    says: "no record has kind",
    edit: [[["get", "parameters", 0, "x-filter", "field"], "kind"]],
  },
  {
    rule: "list-parameters-have-laws",
    file: "paths/article/article_search.yaml",
    says: "a reason, in a sentence",
    edit: [[["get", "parameters", 0, "x-filter"], { exempt: "no" }]],
  },
  {
    rule: "list-parameters-have-laws",
    file: "paths/points/jfsc_goods.yaml",
    says: "hot has no order",
    edit: [[["get", "parameters", 1, "x-sort", "by", "hot"], undefined]],
  },
  {
    rule: "list-parameters-have-laws",
    file: "paths/activity/activity_resolve.yaml",
    says: "are for the parameters of lists",
    edit: [[["get", "parameters", 0, "x-filter"], { relation: "equals", field: "url" }]],
  },
  {
    rule: "body-is-required-by-its-fields",
    file: "paths/message/message_read_all.yaml",
    says: "required: false",
    edit: [[["post", "requestBody", "required"], true]],
  },
  {
    rule: "body-is-required-by-its-fields",
    file: "paths/message/message_read.yaml",
    says: "required: true",
    edit: [[["post", "requestBody", "required"], undefined]],
  },
  {
    rule: "reference-says-what-unknown-means",
    file: "paths/payment/pay_methods.yaml",
    says: "order_id",
    edit: [[["get", "parameters", 0, "schema", "x-reference"], undefined]],
  },
  {
    rule: "reference-says-what-unknown-means",
    file: "components/schemas/after-sale/CaseLine.yaml",
    says: "order_line_id",
    edit: [[["properties", "order_line_id", "x-reference"], "perhaps"]],
  },
  {
    rule: "array-parameter-says-explode",
    file: "paths/zone/focus_kxzq_ad.yaml",
    edit: [
      [
        ["get", "parameters", 0, "schema"],
        {
          type: "array",
          title: "广告编号",
          maxItems: 9,
          items: { $ref: "../../components/schemas/common/Flag.yaml" },
        },
      ],
    ],
  },
  {
    rule: "success-is-an-envelope",
    file: "paths/wallet/user_user_money.yaml",
    edit: [
      [
        ["get", ...JSON_OF("200"), "schema", "required"],
        ["code", "message"],
      ],
    ],
  },
  {
    rule: "response-has-a-named-example",
    file: "components/responses/TooManyRequests.yaml",
    edit: [[["content", "application/json", "examples"], undefined]],
  },
  {
    rule: "response-has-a-named-example",
    file: "paths/cart/cart_total.yaml",
    edit: [[["get", ...JSON_OF("200"), "examples"], undefined]],
  },
  {
    rule: "example-file-named-after-operation",
    file: "paths/cart/cart_list.yaml",
    edit: [
      [
        ["get", ...JSON_OF("200"), "examples", "success", "$ref"],
        "../../components/examples/cart/editCartLine.yaml",
      ],
    ],
  },
  {
    rule: "values-are-bounded",
    file: "components/schemas/goods/GoodsImage.yaml",
    says: "string",
    edit: [[["properties", "url", "maxLength"], undefined]],
  },
  {
    rule: "values-are-bounded",
    file: "components/schemas/order/Order.yaml",
    says: "array",
    edit: [[["properties", "lines", "maxItems"], undefined]],
  },
  {
    rule: "values-are-bounded",
    file: "paths/goods/goods_list.yaml",
    says: "minimum and maximum",
    edit: [
      [["get", "parameters", 2, "schema", "minimum"], undefined],
      [["get", "parameters", 2, "schema", "maximum"], undefined],
    ],
  },
  {
    rule: "values-are-bounded",
    file: "paths/upload/upload.yaml",
    says: "x-max-bytes",
    edit: [
      [
        [
          "post",
          "requestBody",
          "content",
          "multipart/form-data",
          "schema",
          "properties",
          "file",
          "maxLength",
        ],
        9,
      ],
    ],
  },
  {
    rule: "enum-has-chinese-labels",
    file: "components/schemas/common/Flag.yaml",
    says: "lacks",
    edit: [[["x-enum-labels", "1"], "yes"]],
  },
  {
    rule: "enum-has-chinese-labels",
    file: "components/schemas/goods/SortOrder.yaml",
    says: "names middle",
    edit: [[["x-enum-labels", "middle"], "居中"]],
  },
  {
    rule: "field-has-a-chinese-title",
    file: "components/schemas/wallet/Balance.yaml",
    says: "user_money",
    edit: [[["properties", "user_money", "title"], "Balance"]],
  },
  {
    rule: "field-has-a-chinese-title",
    file: "paths/goods/goods_detail_{id}.yaml",
    says: "parameter id",
    edit: [[["parameters", 0, "schema", "title"], undefined]],
  },
  {
    rule: "money-is-a-number",
    file: "components/schemas/home/Brand.yaml",
    edit: [[["properties", "name", "x-money"], "yuan"]],
  },
  {
    rule: "transitions-cover-the-enum",
    file: "components/schemas/order/OrderStatus.yaml",
    says: "where 6 may go",
    edit: [[["x-transitions", "6"], undefined]],
  },
  {
    rule: "transitions-cover-the-enum",
    file: "components/schemas/payment/PaymentStatus.yaml",
    says: "names 7",
    edit: [[["x-transitions", "1"], [7]]],
  },
  {
    rule: "citations-resolve",
    file: "paths/cart/cart_batch_delete.yaml",
    says: "§5 cart-sum",
    edit: [[["post", "description"], "Deletes lines, after `§5 cart-sum`."]],
  },
  {
    rule: "citations-resolve",
    file: "components/schemas/cart/CartLineType.yaml",
    says: "§9",
    edit: [[["description"], "See §9 of the specification."]],
  },
  {
    rule: "citations-resolve",
    file: "paths/cart/cart_read_changes.yaml",
    says: "guide lists",
    edit: [[["post", "description"], "Takes ids as in `guide lists`."]],
  },
  {
    rule: "citations-resolve",
    file: "openapi.yaml",
    says: "0.text",
    edit: [[["x-guides"], [{ id: "x", title: "x", text: "By `§5 nothing`." }]]],
  },
  {
    rule: "component-file-is-used",
    file: "components/schemas/goods/Forgotten.yaml",
    create: "type: string\ntitle: 遗忘\nmaxLength: 9\n",
  },
  {
    rule: "component-file-is-a-type-name",
    file: "components/schemas/goods/goodsNote.yaml",
    says: "PascalCase",
    create: "type: string\ntitle: 备注\nmaxLength: 9\n",
  },
  {
    rule: "component-title-is-unique",
    file: "components/schemas/address/AddressInput.yaml",
    says: "the same title: 收货地址",
    edit: [[["title"], "收货地址"]],
  },
  {
    rule: "component-is-no-built-in-type",
    file: "components/schemas/goods/DateTime.yaml",
    reportedIn: "openapi.yaml",
    says: "DateTime is a type",
    create: "type: string\ntitle: 时刻\nmaxLength: 9\n",
  },
  {
    rule: "path-parameter-is-no-variable",
    file: "paths/zone/kxzq_{group}.yaml",
    says: "called url",
    edit: [[["parameters", 0, "name"], "url"]],
  },
  {
    rule: "number-says-its-format",
    file: "components/schemas/common/Money.yaml",
    says: "format: double",
    edit: [[["format"], undefined]],
  },
  {
    rule: "number-says-its-format",
    file: "components/schemas/activity/Cashback.yaml",
    says: "format: int64",
    edit: [[["properties", "timestamp", "format"], "int32"]],
  },
  {
    rule: "enum-has-names-for-code",
    file: "components/schemas/order/InvoiceKind.yaml",
    says: "name each",
    edit: [[["x-enum-varnames"], undefined]],
  },
  {
    rule: "enum-has-names-for-code",
    file: "components/schemas/order/DeliveryType.yaml",
    says: "2 names for 3 values",
    edit: [[["x-enum-varnames", 2], undefined]],
  },
  {
    rule: "enum-has-names-for-code",
    file: "paths/payment/pay_create.yaml",
    says: "it is a component",
    edit: [[["post", ...FORM, "schema", "properties", "method", "default"], 2]],
  },
  {
    rule: "enum-has-names-for-code",
    file: "components/schemas/order/PayMethod.yaml",
    says: "PascalCase: Credit",
    edit: [[["x-enum-varnames", 0], "Credit"]],
  },
  {
    // Duplicate name: Redocly reports the reference above, this rule the file.
    rule: "component-file-is-a-type-name",
    file: "components/schemas/cart/Address.yaml",
    says: "same name",
    create: "type: string\ntitle: 地址\nmaxLength: 9\n",
  },
];

const prefixed = (prefix: string, list: PlantedEdit[]) =>
  list.map((one) => ({ ...one, rule: `${prefix}/${one.rule}` }));

/** All planted edits. They are applied together, so no edit may mask another. */
export const plantedEdits: PlantedEdit[] = [
  ...edits,
  ...prefixed("rule", patternEdits),
  ...prefixed("contract", ownEdits),
];

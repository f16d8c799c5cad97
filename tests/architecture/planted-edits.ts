import type { Edits } from "../contract-diff/edit.ts";

/** A bad edit of a contract file. */
interface BadEdit {
  /** Relative to api-spec/. */
  file: string;
  /** The file named by the report, if it is not the edited one. */
  reportedIn?: string;
  /** Part of the message, for rules with several messages. */
  says?: string;
  /** Without it the file is new. */
  edit?: Edits;
  /** The content of a new file. */
  create?: string;
}

/** A bad edit, and the rule that must report it. */
export type PlantedEdit = BadEdit & { rule: string };

/** By the rule that must report them. */
type Planted = Readonly<Record<string, readonly BadEdit[]>>;

const FORM_TYPE = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const FORM = `requestBody > content > ${FORM_TYPE}`;
const ANSWER = `responses > 200 > content > ${JSON_TYPE}`;

/** The content of a body that is the same in each of these types. */
const typed = (types: string[], body: object) => Object.fromEntries(types.map((type) => [type, body]));

/** Edits that Redocly's built-in rules must report. */
const edits: Planted = {
  "no-invalid-media-type-examples": [
    {
      file: "paths/draw/draw.yaml",
      edit: { "get > responses > 409 > content > application/json > examples > closed > value > message": 7 },
    },
  ],
  "component-name-unique": [
    {
      file: "components/schemas/cart/GiftData.yaml",
      reportedIn: "components/schemas/cart/Address.yaml",
      edit: { "properties > address": { $ref: "./Address.yaml", title: "地址" } },
    },
  ],
  "operation-tag-defined": [{ file: "paths/goods/goods_activities.yaml", edit: { "get > tags": ["goodz"] } }],
  "operation-singular-tag": [
    { file: "paths/goods/goods_hot.yaml", edit: { "get > tags": ["goods", "home"] } },
  ],
  "operation-operationId": [{ file: "paths/home/focus_yx.yaml", edit: { "get > operationId": undefined } }],
  "operation-operationId-unique": [
    { file: "paths/home/focus_xrtj.yaml", edit: { "get > operationId": "getCurrentUser" } },
  ],
  "security-defined": [{ file: "paths/home/focus_top.yaml", edit: { "get > security": [{ token: [] }] } }],
  "info-contact": [{ file: "openapi.yaml", edit: { "info > contact": undefined } }],
  "no-unresolved-refs": [
    {
      file: "paths/home/focus_zyzq.yaml",
      edit: { "get > responses > 404 > $ref": "../../components/responses/Lost.yaml" },
    },
  ],
};

/** Edits that the configured rules of redocly.yaml must report. */
const patternEdits: Planted = {
  "operation-id-is-verb-first": [
    { file: "paths/home/focus_login.yaml", edit: { "get > operationId": "theLoginAds" } },
    { file: "paths/home/focus_right.yaml", edit: { "get > operationId": "listing" } },
  ],
  "operation-has-provenance": [
    { file: "paths/home/focus_login.yaml", edit: { "get > x-provenance": undefined } },
    { file: "paths/home/focus_right.yaml", edit: { "get > x-provenance": "guessed" } },
  ],
};

/** Edits that our own rules must report. */
const ownEdits: Planted = {
  "operation-in-two-languages": [
    { file: "paths/home/global_links.yaml", says: "summary", edit: { "get > summary": "Links" } },
    {
      file: "paths/home/global_links.yaml",
      says: "description",
      edit: { "get > description": "全站友情链接。" },
    },
  ],
  "operation-declares-responses": [
    { file: "paths/wallet/user_user_credit.yaml", says: "422", edit: { "get > responses > 422": undefined } },
    {
      file: "paths/address/user_address.yaml",
      says: "413, 415",
      edit: { "post > responses > 413": undefined, "post > responses > 415": undefined },
    },
    {
      file: "paths/user/user_logout.yaml",
      says: "one success",
      edit: { "delete > responses > 200": undefined },
    },
  ],
  "path-names-a-known-host": [
    { file: "paths/draw/draw_simple.yaml", edit: { "servers > 0 > x-host": "main" } },
    { file: "paths/draw/draw_ads.yaml", says: "none", edit: { servers: [] } },
    {
      file: "paths/cart/cart_next_hint.yaml",
      says: "remove servers",
      edit: { servers: [{ url: "http://localhost:4010", "x-host": "main" }] },
    },
  ],
  "paths-are-unambiguous": [
    {
      file: "openapi.yaml",
      says: "/api/{zone}/total is ambiguous with /api/kxzq/{group}",
      edit: { "paths > /api/{zone}/total": { get: { operationId: "getZoneTotal" } } },
    },
  ],
  "repeatable-as-documented": [
    { file: "paths/cart/cart.yaml", says: "must say", edit: { "post > x-repeatable": undefined } },
    {
      file: "paths/favorite/favorite.yaml",
      says: "GET /api/favorite must say",
      edit: { "get > x-repeatable": undefined },
    },
    {
      file: "paths/cart/cart_quick_add_{id}.yaml",
      says: "must not say",
      edit: { "post > x-repeatable": true },
    },
  ],
  "changes-only-from-own-pages": [
    { file: "paths/cart/cart_copy.yaml", says: "could call this", edit: { "post > parameters": undefined } },
    { file: "paths/draw/draw.yaml", says: "could call this", edit: { "get > parameters > 0": undefined } },
    {
      file: "paths/cart/cart_total.yaml",
      says: "only reads",
      edit: { "get > parameters": [{ $ref: "../../components/parameters/RequestedWith.yaml" }] },
    },
  ],
  "invalidates-queries": [
    {
      file: "paths/cart/cart_batch_select.yaml",
      says: "listNothing is no operation",
      edit: { "post > x-invalidates > 0": "listNothing" },
    },
    {
      file: "paths/cart/cart_next_hint.yaml",
      says: "login is no query",
      edit: { "post > x-invalidates > 0": "login" },
    },
    {
      file: "paths/favorite/favorite_cancel.yaml",
      says: "Good is no schema of a response",
      edit: { "post > x-invalidates > 1": "Good" },
    },
    {
      file: "paths/user/user_logout.yaml",
      says: "name no others",
      edit: { "delete > x-invalidates > 1": "listOrders" },
    },
    {
      file: "paths/cart/cart_total.yaml",
      says: "makes nothing stale",
      edit: { "get > x-invalidates": ["listCartLines"] },
    },
    { file: "paths/cart/cart_list.yaml", says: "x-query is for a POST", edit: { "get > x-query": true } },
  ],
  "right-is-refused": [
    {
      file: "paths/order/order.yaml",
      says: "needs the example no-right",
      edit: { "post > responses > 403": { $ref: "../../components/responses/Forbidden.yaml" } },
    },
    { file: "paths/store/user_stores.yaml", says: "name the right", edit: { "post > x-right": undefined } },
  ],
  "body-is-a-form": [
    {
      file: "paths/feedback/user_feedback.yaml",
      says: "without a file",
      edit: { "post > requestBody > content": { "application/json": { schema: { type: "object" } } } },
    },
    {
      file: "paths/user/user_updateUserInfo.yaml",
      says: "with a file",
      edit: {
        [`post > ${FORM} > schema > properties > face`]: {
          type: "string",
          title: "头像",
          "x-max-bytes": 1,
          contentMediaType: "image/png",
        },
      },
    },
  ],
  "nested-body-is-also-json": [
    {
      file: "paths/favorite/favorite_cancel.yaml",
      says: "lists or objects",
      edit: {
        "post > requestBody > content > application/json > schema > $ref":
          "../../components/schemas/favorite/AddFavoritesBody.yaml",
      },
    },
    {
      file: "paths/cart/cart_batch_select.yaml",
      says: "x-provenance: inferred",
      edit: { "post > requestBody > content > application/json > x-provenance": "documented" },
    },
    {
      file: "paths/message/message_delete.yaml",
      says: "before the form",
      edit: {
        "post > requestBody > content": typed([FORM_TYPE, JSON_TYPE], {
          schema: { $ref: "../../components/schemas/message/DeleteMessagesBody.yaml" },
          encoding: { ids: { style: "deepObject", explode: true } },
          "x-provenance": "inferred",
        }),
      },
    },
    {
      file: "paths/cart/cart_restore.yaml",
      says: "is a component",
      edit: {
        "post > requestBody > content": typed([JSON_TYPE, FORM_TYPE], {
          schema: {
            type: "object",
            additionalProperties: false,
            properties: { ids: { type: "array", title: "编号", maxItems: 0 } },
          },
          encoding: { ids: { style: "deepObject", explode: true } },
          "x-provenance": "inferred",
        }),
      },
    },
    {
      file: "paths/user/user_logout.yaml",
      says: "needs no application/json",
      edit: {
        "delete > requestBody": {
          required: false,
          content: typed([FORM_TYPE, JSON_TYPE], { schema: { type: "object", additionalProperties: false } }),
        },
      },
    },
  ],
  "body-is-closed": [
    { file: "components/schemas/cart/AddToCartItem.yaml", edit: { additionalProperties: undefined } },
    {
      file: "paths/user/user_login.yaml",
      edit: { [`post > ${FORM} > schema > additionalProperties`]: true },
    },
  ],
  "body-says-its-notation": [
    {
      file: "paths/cart/cart_batch_delete.yaml",
      edit: { [`post > ${FORM} > encoding > ids > explode`]: undefined },
    },
    {
      file: "paths/cart/cart_copy.yaml",
      says: "other_user_ids",
      edit: { [`post > ${FORM} > encoding > other_user_ids`]: undefined },
    },
  ],
  "request-values-are-exact": [
    {
      file: "paths/goods/goods_list.yaml",
      reportedIn: "components/schemas/common/Money.yaml",
      says: "two decimals",
      edit: {
        "get > parameters > 14 > schema": {
          $ref: "../../components/schemas/common/Money.yaml",
          title: "最低价",
        },
      },
    },
    {
      file: "components/schemas/common/DateOnly.yaml",
      says: "exists in the calendar",
      edit: { format: undefined, pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
    },
  ],
  "list-parameters-have-laws": [
    {
      file: "paths/after-sale/return.yaml",
      says: "status: say what the parameter leaves",
      edit: { "get > parameters > 0 > x-filter": undefined },
    },
    {
      file: "paths/article/news.yaml",
      says: "no record has kind",
      edit: { "get > parameters > 0 > x-filter > field": "kind" },
    },
    {
      file: "paths/article/article_search.yaml",
      says: "a reason, in a sentence",
      edit: { "get > parameters > 0 > x-filter": { exempt: "no" } },
    },
    {
      file: "paths/points/jfsc_goods.yaml",
      says: "hot has no order",
      edit: { "get > parameters > 1 > x-sort > by > hot": undefined },
    },
    {
      file: "paths/activity/activity_resolve.yaml",
      says: "are for the parameters of lists",
      edit: { "get > parameters > 0 > x-filter": { relation: "equals", field: "url" } },
    },
  ],
  "body-is-required-by-its-fields": [
    {
      file: "paths/message/message_read_all.yaml",
      says: "required: false",
      edit: { "post > requestBody > required": true },
    },
    {
      file: "paths/message/message_read.yaml",
      says: "required: true",
      edit: { "post > requestBody > required": undefined },
    },
  ],
  "reference-says-what-unknown-means": [
    {
      file: "paths/payment/pay_methods.yaml",
      says: "order_id",
      edit: { "get > parameters > 0 > schema > x-reference": undefined },
    },
    {
      file: "components/schemas/after-sale/CaseLine.yaml",
      says: "order_line_id",
      edit: { "properties > order_line_id > x-reference": "perhaps" },
    },
  ],
  "array-parameter-says-explode": [
    {
      file: "paths/zone/focus_kxzq_ad.yaml",
      edit: {
        "get > parameters > 0 > schema": {
          type: "array",
          title: "广告编号",
          maxItems: 9,
          items: { $ref: "../../components/schemas/common/Flag.yaml" },
        },
      },
    },
  ],
  "success-is-an-envelope": [
    {
      file: "paths/wallet/user_user_money.yaml",
      edit: { [`get > ${ANSWER} > schema > required`]: ["code", "message"] },
    },
  ],
  "error-has-example-and-headers": [
    {
      file: "components/responses/TooManyRequests.yaml",
      edit: { "content > application/json > examples": undefined },
    },
    {
      file: "components/responses/LoginRequired.yaml",
      says: "WWW-Authenticate",
      edit: { headers: undefined },
    },
    {
      file: "paths/upload/upload.yaml",
      says: "Retry-After",
      edit: { "post > responses > 429 > headers": undefined },
    },
    {
      file: "paths/activity/activity_cashback.yaml",
      edit: { "get > responses > 404 > content > application/json > examples": undefined },
    },
  ],
  "values-are-bounded": [
    {
      file: "components/schemas/goods/GoodsImage.yaml",
      says: "string",
      edit: { "properties > url > maxLength": undefined },
    },
    {
      file: "components/schemas/order/Order.yaml",
      says: "array",
      edit: { "properties > lines > maxItems": undefined },
    },
    {
      file: "paths/goods/goods_list.yaml",
      says: "minimum and maximum",
      edit: {
        "get > parameters > 2 > schema > minimum": undefined,
        "get > parameters > 2 > schema > maximum": undefined,
      },
    },
    {
      file: "paths/upload/upload.yaml",
      says: "x-max-bytes",
      edit: {
        "post > requestBody > content > multipart/form-data > schema > properties > file > maxLength": 9,
      },
    },
  ],
  "enum-has-chinese-labels": [
    { file: "components/schemas/common/Flag.yaml", says: "lacks", edit: { "x-enum-labels > 1": "yes" } },
    {
      file: "components/schemas/goods/SortOrder.yaml",
      says: "names middle",
      edit: { "x-enum-labels > middle": "居中" },
    },
  ],
  "field-has-a-chinese-title": [
    {
      file: "components/schemas/wallet/Balance.yaml",
      says: "user_money",
      edit: { "properties > user_money > title": "Balance" },
    },
    {
      file: "paths/goods/goods_detail_{id}.yaml",
      says: "parameter id",
      edit: { "parameters > 0 > schema > title": undefined },
    },
  ],
  "money-is-a-number": [
    { file: "components/schemas/home/Brand.yaml", edit: { "properties > name > x-money": "yuan" } },
  ],
  "transitions-cover-the-enum": [
    {
      file: "components/schemas/order/OrderStatus.yaml",
      says: "where 6 may go",
      edit: { "x-transitions > 6": undefined },
    },
    {
      file: "components/schemas/payment/PaymentStatus.yaml",
      says: "names 7",
      edit: { "x-transitions > 1": [7] },
    },
  ],
  "citations-resolve": [
    {
      file: "paths/cart/cart_batch_delete.yaml",
      says: "§5 cart-sum",
      edit: { "post > description": "Deletes lines, after `§5 cart-sum`." },
    },
    {
      file: "components/schemas/cart/CartLineType.yaml",
      says: "§9",
      edit: { description: "See §9 of the specification." },
    },
    {
      file: "paths/cart/cart_read_changes.yaml",
      says: "guide lists",
      edit: { "post > description": "Takes ids as in `guide lists`." },
    },
    {
      file: "openapi.yaml",
      says: "0.text",
      edit: { "x-guides": [{ id: "x", title: "x", text: "By `§5 nothing`." }] },
    },
  ],
  "component-file-is-used": [
    { file: "components/schemas/goods/Forgotten.yaml", create: "type: string\ntitle: 遗忘\nmaxLength: 9\n" },
  ],
  "component-file-is-a-type-name": [
    {
      file: "components/schemas/goods/goodsNote.yaml",
      says: "PascalCase",
      create: "type: string\ntitle: 备注\nmaxLength: 9\n",
    },
    // Duplicate name: Redocly reports the reference above, this rule the file.
    {
      file: "components/schemas/cart/Address.yaml",
      says: "same name",
      create: "type: string\ntitle: 地址\nmaxLength: 9\n",
    },
  ],
  "component-title-is-unique": [
    {
      file: "components/schemas/address/AddressInput.yaml",
      says: "the same title: 收货地址",
      edit: { title: "收货地址" },
    },
  ],
  "component-is-no-built-in-type": [
    {
      file: "components/schemas/goods/DateTime.yaml",
      reportedIn: "openapi.yaml",
      says: "DateTime is a type",
      create: "type: string\ntitle: 时刻\nmaxLength: 9\n",
    },
  ],
  "path-parameter-is-no-variable": [
    { file: "paths/zone/kxzq_{group}.yaml", says: "called url", edit: { "parameters > 0 > name": "url" } },
  ],
  "number-says-its-format": [
    { file: "components/schemas/common/Money.yaml", says: "format: double", edit: { format: undefined } },
    {
      file: "components/schemas/activity/Cashback.yaml",
      says: "format: int64",
      edit: { "properties > timestamp > format": "int32" },
    },
  ],
  "pattern-is-plain": [
    {
      file: "components/schemas/variety/VarietyRequest.yaml",
      says: "without look-around",
      edit: { "properties > phone > pattern": "^(?=1).*$" },
    },
  ],
  "keyword-is-needed": [
    {
      file: "components/schemas/variety/VarietyRequest.yaml",
      says: "Leave out pattern",
      edit: { "properties > remark > format": "date", "properties > remark > pattern": "^2" },
    },
    {
      file: "components/schemas/cart/EditCartLineBody.yaml",
      says: "Leave out default",
      edit: { "properties > new > default": 1 },
    },
  ],
  "enum-has-names-for-code": [
    {
      file: "components/schemas/order/InvoiceKind.yaml",
      says: "name each",
      edit: { "x-enum-varnames": undefined },
    },
    {
      file: "components/schemas/order/DeliveryType.yaml",
      says: "2 names for 3 values",
      edit: { "x-enum-varnames > 2": undefined },
    },
    {
      file: "paths/payment/pay_create.yaml",
      says: "it is a component",
      edit: { [`post > ${FORM} > schema > properties > method > default`]: 2 },
    },
    {
      file: "components/schemas/order/PayMethod.yaml",
      says: "PascalCase: Credit",
      edit: { "x-enum-varnames > 0": "Credit" },
    },
  ],
};

const flat = (planted: Planted, prefix = ""): PlantedEdit[] =>
  Object.entries(planted).flatMap(([rule, edits]) =>
    edits.map((edit) => ({ ...edit, rule: `${prefix}${rule}` })),
  );

/** All planted edits. They are applied together, so no edit may mask another. */
export const plantedEdits = [...flat(edits), ...flat(patternEdits, "rule/"), ...flat(ownEdits, "contract/")];

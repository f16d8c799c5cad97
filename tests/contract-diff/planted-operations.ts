import { at } from "./edit.ts";
import { GET, POST, breaking, compatible, documentation, get, post } from "./planted.ts";
import { smallContract } from "./small-contract.ts";

const session = [{ session: [] }];
const there = (place: string) => at(smallContract, place);

/** Changes of whole operations. */
export const plantedOperations = [
  compatible("operation-added", "PUT /shops (editShops): was added", {
    "paths > /shops > put": { operationId: "editShops", responses: {} },
  }),
  breaking("operation-removed", `${POST}: was removed — breaks clients`, { [post]: undefined }),
  breaking(
    "path-changed",
    "POST /stores (addShops): path is now /stores instead of /shops — breaks clients and servers",
    { "paths > /stores": there("paths > /shops"), "paths > /shops": undefined },
  ),
  breaking(
    "method-changed",
    "PUT /shops (addShops): method is now PUT instead of POST — breaks clients and servers",
    { "paths > /shops > put": there(post), [post]: undefined },
  ),
  breaking(
    "path-parameter-renamed",
    "GET /shops/{shop_id} (getShop): path parameter id is now called shop_id (in generated code) — breaks clients",
    {
      "paths > /shops/{shop_id}": there("paths > /shops/{id}"),
      "paths > /shops/{shop_id} > parameters > 0 > name": "shop_id",
      "paths > /shops/{id}": undefined,
    },
  ),
  breaking(
    "operation-id-renamed",
    "POST /shops (createShops): operationId is now createShops instead of addShops (in generated code) — breaks clients",
    { [`${post} > operationId`]: "createShops" },
  ),
  breaking(
    "tag-changed",
    `${POST}: tag is now store instead of shop (generated code moves there) — breaks clients`,
    { [`${post} > tags`]: ["store"] },
  ),
  breaking("host-changed", `${POST}: host is now chat instead of main — breaks clients and servers`, {
    "paths > /shops > servers": [{ url: "http://localhost:3", "x-host": "chat" }],
  }),
  compatible(
    "address-changed",
    `${POST}: address of its host is now http://localhost:2 instead of http://localhost:1`,
    { "paths > /shops > servers": [{ url: "http://localhost:2", "x-host": "main" }] },
  ),
  breaking("base-path-changed", `${POST}: base path is now /v2 instead of / — breaks clients and servers`, {
    "paths > /shops > servers": [{ url: "http://localhost:1/v2", "x-host": "main" }],
  }),
  breaking("security-tightened", `${GET}: no longer accepts visitors — breaks clients`, {
    [`${get} > security`]: session,
  }),
  breaking("security-tightened", `${POST}: no longer accepts callers with session alone — breaks clients`, {
    [`${post} > security`]: [{ session: [], seal: [] }],
  }),
  breaking("security-tightened", `${POST}: no longer accepts callers with session alone — breaks clients`, {
    [`${post} > security`]: [{ session: ["owner"] }],
  }),
  compatible("security-loosened", `${POST}: now also accepts visitors`, { [`${post} > security`]: [] }),
  breaking(
    "scheme-changed",
    "security scheme session (2 operations, in requests): name is now sid instead of session — breaks clients and servers",
    { "components > securitySchemes > session > name": "sid" },
  ),
  compatible("invalidates-changed", `${POST}: x-invalidates: listShops added, getShop removed`, {
    [`${post} > x-invalidates`]: ["listShops"],
  }),
  breaking(
    "hook-changed",
    `${GET}: x-command is now true instead of none (its generated hook changes) — breaks clients`,
    { [`${get} > x-command`]: true },
  ),
  breaking(
    "hook-changed",
    `${POST}: x-query is now true instead of none (its generated hook changes) — breaks clients`,
    { [`${post} > x-query`]: true },
  ),
  compatible("repeatable-changed", `${POST}: x-repeatable is now true instead of none`, {
    [`${post} > x-repeatable`]: true,
  }),
  compatible("silent-changed", `${POST}: x-silent is now true instead of none`, {
    [`${post} > x-silent`]: true,
  }),
  breaking("right-changed", `${POST}: x-right is now order instead of none — breaks clients and servers`, {
    [`${post} > x-right`]: "order",
  }),
  compatible("provenance-changed", `${POST}: x-provenance is now inferred instead of documented`, {
    [`${post} > x-provenance`]: "inferred",
  }),
  compatible("marker-changed", `${POST}: deprecated is now true instead of none`, {
    [`${post} > deprecated`]: true,
  }),
  compatible("marker-changed", "contract: openapi is now 3.1.1 instead of 3.1.0", { openapi: "3.1.1" }),
  breaking(
    "keyword-changed",
    `${POST}: proxies is now true instead of none (look at it: this command cannot judge it) — breaks clients`,
    { [`${post} > proxies`]: true },
  ),
  compatible("operation-added", "POST POST /shops paid {$request.body#/url}: was added", {
    [`${post} > callbacks`]: { paid: { "{$request.body#/url}": { post: { responses: {} } } } },
  }),
  compatible("operation-added", "POST webhook opened (opened): was added", {
    webhooks: { opened: { post: { operationId: "opened", responses: {} } } },
  }),
  compatible("marker-changed", `${GET}: response 200 links is now {"next":{}} instead of none`, {
    [`${get} > responses > 200 > links`]: { next: {} },
  }),
  documentation("wording-changed", `${GET}: summary and description changed`, {
    [`${get} > summary`]: "门店",
    [`${get} > description`]: "One shop.",
  }),
  documentation("wording-changed", `${GET}: response 200 examples changed`, {
    "components > examples > shop > value > name": "乙",
  }),
  documentation("wording-changed", "contract: info changed", { "info > version": "2" }),
];

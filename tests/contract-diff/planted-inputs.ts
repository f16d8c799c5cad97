import { at } from "./edit.ts";
import { GET, POST, breaking, compatible, get, post } from "./planted.ts";
import { smallContract } from "./small-contract.ts";

const parameters = `${get} > parameters`;
const parameter = (index: number) => at(smallContract, `${parameters} > ${index}`);
const city = { in: "query", name: "city", schema: { type: "string" } };
const body = `${post} > requestBody`;
const form = `${body} > content > application/x-www-form-urlencoded`;
const response = `${get} > responses > 200`;
const success = `${response} > content > application/json > schema`;
const NOT_FOUND = "response NotFound (2 operations, in responses)";

/** Changes of parameters, bodies, fields, responses and headers, with the expected report. */
export const plantedInputs = [
  breaking("added-required", `${GET}: query parameter city was added and is required — breaks clients`, {
    [`${parameters} > 4`]: { ...city, required: true },
  }),
  compatible("added-optional", `${GET}: query parameter city was added and is optional`, {
    [`${parameters} > 4`]: city,
  }),
  breaking(
    "parameters-reordered",
    `${GET}: takes its parameters in the order id, sort, page, ids, word (positional arguments in generated code) — breaks clients`,
    { [`${parameters} > 0`]: parameter(1), [`${parameters} > 1`]: parameter(0) },
  ),
  breaking(
    "promise-added",
    `${GET}: query parameter word x-reference is now selects instead of none — breaks servers`,
    {
      [`${parameters} > 3 > schema > x-reference`]: "selects",
    },
  ),
  breaking(
    "promise-changed",
    `${GET}: query parameter ids x-reference is now required instead of selects — breaks clients and servers`,
    { [`${parameters} > 2 > schema > x-reference`]: "required" },
  ),
  breaking(
    "promise-removed",
    `${GET}: query parameter ids x-reference is now none instead of selects — breaks clients`,
    { [`${parameters} > 2 > schema > x-reference`]: undefined },
  ),
  breaking("removed", `${GET}: query parameter word was removed — breaks clients`, {
    [`${parameters} > 3`]: undefined,
  }),
  breaking("became-required", `${GET}: query parameter word is now required — breaks clients`, {
    [`${parameters} > 3 > required`]: true,
  }),
  breaking(
    "notation-changed",
    `${GET}: query parameter ids explode is now false instead of true — breaks clients and servers`,
    { [`${parameters} > 2 > explode`]: false },
  ),
  breaking(
    "notation-changed",
    `${POST}: body field rows style is now form instead of deepObject — breaks clients and servers`,
    { [`${form} > encoding > rows > style`]: "form" },
  ),

  breaking("removed", `${POST}: body was removed — breaks clients`, { [body]: undefined }),
  compatible("added-optional", `${GET}: body was added and is optional`, {
    [`${get} > requestBody`]: { content: {} },
  }),
  compatible("became-optional", `${POST}: body is now optional`, { [`${body} > required`]: false }),
  breaking("added-required", `${POST}: body field city was added and is required — breaks clients`, {
    [`${form} > schema > properties > city`]: { type: "string" },
    [`${form} > schema > required`]: ["rows", "city"],
  }),
  compatible("added-optional", `${POST}: body field city was added and is optional`, {
    [`${form} > schema > properties > city`]: { type: "string" },
  }),
  breaking("removed", `${POST}: body field memo was removed — breaks clients`, {
    [`${form} > schema > properties > memo`]: undefined,
  }),
  breaking("became-required", `${POST}: body field rows[].ck_id is now required — breaks clients`, {
    "components > schemas > Row > required": ["price", "ck_id"],
  }),
  compatible("became-optional", `${POST}: body field rows is now optional`, {
    [`${form} > schema > required`]: [],
  }),
  compatible("media-type-added", `${POST}: body may now be multipart/form-data`, {
    [`${body} > content > multipart/form-data`]: {},
  }),
  breaking(
    "media-type-removed",
    `${POST}: body may no longer be application/x-www-form-urlencoded — breaks clients`,
    { [form]: undefined },
  ),

  breaking("success-status-added", `${GET}: response 202 was added (another success) — breaks clients`, {
    [`${get} > responses > 202`]: { description: "稍后" },
  }),
  compatible("error-status-added", `${GET}: response 409 was added (another error)`, {
    [`${get} > responses > 409`]: { description: "冲突" },
  }),
  breaking(
    "success-status-removed",
    `${POST}: response 201 was removed (a success) — breaks clients and servers`,
    { [`${post} > responses > 201`]: undefined },
  ),
  breaking("error-status-removed", `${POST}: response 409 was removed (an error) — breaks servers`, {
    [`${post} > responses > 409`]: undefined,
  }),
  breaking("added-required", `${GET}: response 200 field area was added and is required — breaks servers`, {
    [`${success} > properties > area`]: { type: "string" },
    [`${success} > required`]: ["name", "kind", "price", "area"],
  }),
  compatible("added-optional", `${GET}: response 200 field area was added and is optional`, {
    [`${success} > properties > area`]: { type: "string" },
  }),
  breaking("removed", `${GET}: response 200 field note was removed — breaks clients`, {
    [`${success} > properties > note`]: undefined,
  }),
  breaking("became-optional", `${GET}: response 200 field price is now optional — breaks clients`, {
    [`${success} > required`]: ["name", "kind"],
  }),
  breaking("became-required", `${GET}: response 200 field note is now required — breaks servers`, {
    [`${success} > required`]: ["name", "kind", "price", "note"],
  }),
  breaking("media-type-added", `${GET}: response 200 may now be text/csv — breaks clients`, {
    [`${response} > content > text/csv`]: {},
  }),
  breaking("removed", `${GET}: response 200 header X-Total was removed — breaks clients`, {
    [`${response} > headers > X-Total`]: undefined,
  }),
  compatible(
    "header-respelled",
    `${GET}: response 200 header x-total is now written x-total instead of X-Total, which servers read alike`,
    {
      [`${response} > headers > x-total`]: at(smallContract, `${response} > headers > X-Total`),
      [`${response} > headers > X-Total`]: undefined,
    },
  ),
  breaking("became-optional", `${GET}: response 200 header X-Total is now optional — breaks clients`, {
    [`${response} > headers > X-Total > required`]: false,
  }),
  breaking("added-required", `${NOT_FOUND}: header Retry-After was added and is required — breaks servers`, {
    "components > responses > NotFound > headers": { "Retry-After": { required: true } },
  }),
];

import { favorites } from "#scripts/conformance/flows/favorites.ts";
import { session } from "#scripts/conformance/flows/session.ts";
import type { Mutant } from "./mutant.ts";
import { refusal, refuseIf, replaceStatus, success, whenStatus, whenSuccess } from "./twists.ts";
import type { WireResponse } from "./wire.ts";

/** Moves the status into the body, as some frameworks do. */
const as200 = (response: WireResponse) => void (response.status = 200);

/** Faults in how a response signals success or failure. */
export const STATUSES: readonly Mutant[] = [
  {
    name: "crash-on-special-characters",
    fault: "a search for & or % ends in a 500",
    found: ["listGoods", "server-error"],
    twist: () => refuseIf(({ query }) => /[&%]/.test(query.get("keywords") ?? ""), refusal(500, "出错")),
  },
  {
    name: "undeclared-success",
    fault: "starring goods responds with 202",
    found: ["addFavorites", "undeclared-status"],
    judged: favorites.operations,
    twist: () => whenSuccess((response) => void (response.status = 202)),
  },
  {
    name: "422-as-200",
    fault: "a refused address responds with 200 with the error inside",
    found: ["createAddress", "error-in-200"],
    twist: () => whenStatus(422, as200),
  },
  {
    name: "459-as-200",
    fault: "checkout without a signed contract responds with 200 with the code 459",
    found: ["checkoutCart", "error-in-200"],
    user: "unsigned",
    twist: () => whenStatus(459, as200),
  },
  {
    name: "401-as-200",
    fault: "the profile without a session responds with 200 with the code 10001",
    found: ["getAccountProfile", "error-in-200"],
    twist: () =>
      whenStatus(401, (response) => {
        response.status = 200;
        response.body = JSON.stringify({ code: 10_001, message: "请先登录" });
      }),
  },
  {
    name: "403-for-visitors",
    fault: "the balance without a session responds with 403",
    found: ["getBalance", "login-required-status"],
    twist: () => replaceStatus(401, refusal(403, "没有权限")),
  },
  {
    name: "400-for-invalid-input",
    fault: "invalid input gets 400",
    found: ["addVarietyRequest", "invalid-status"],
    twist: () => replaceStatus(422, refusal(400, "参数有误")),
  },
  {
    name: "422-without-field",
    fault: "a 422 names the form in place of the field",
    found: ["addVarietyRequest", "field-not-named"],
    twist: () => replaceStatus(422, refusal(422, "填写有误", { form: ["填写有误"] })),
  },
  {
    name: "stack-in-refusal",
    fault: "a refusal shows the program's stack",
    found: ["addVarietyRequest", "stack-trace"],
    twist: () =>
      whenStatus(422, (response) => {
        response.body = response.body.replace(
          '"message":"',
          String.raw`"message":"Error\n    at check (/srv/app/buy.js:12:9)\n`,
        );
      }),
  },
  {
    name: "any-method",
    fault: "a method that an address does not have gets a success",
    found: ["listFavorites", "method-accepted"],
    plant: () => ({
      methods: { before: () => success({}) },
    }),
  },
  {
    name: "cut-response",
    fault: "the connection ends half way through the news",
    found: ["listNews", "no-answer"],
    judged: ["getCommonData", "listNews"],
    twist: () => whenSuccess((response) => void (response.fate = "cut")),
  },
  {
    name: "hanging-call",
    fault: "the messages never come",
    found: ["getMessageCounts", "no-answer"],
    judged: ["getCommonData", "getMessageCounts"],
    hangs: true,
    twist: () => whenSuccess((response) => void (response.fate = "hang")),
  },
  {
    name: "basic-challenge",
    fault: "a 401 makes browsers ask for a password in a dialog of their own",
    found: ["listOrders", "wrong-format"],
    judged: ["listOrders"],
    twist: () => whenStatus(401, ({ headers }) => void (headers["www-authenticate"] = 'Basic realm="shop"')),
  },
  {
    name: "login-without-cookie",
    fault: "only the first two logins set a cookie",
    found: ["login", "missing-header"],
    judged: session.operations,
    twist: () => {
      let logins = 0;
      return {
        after(response) {
          if (response.status !== 200) return;
          logins += 1;
          if (logins > 2) Object.assign(response, { cookies: [] });
        },
      };
    },
  },
];

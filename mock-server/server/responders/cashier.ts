import { cashierPage } from "#mock/domain/payment/cashier-page.ts";
import { actInApp, isAppAct, openInApp } from "#mock/domain/payment/commands/app-payment.ts";
import { CASHIER_FOLDER, paymentAt } from "#mock/domain/payment/rules/pay-apps.ts";
import { errorResponse } from "#mock/http/responses.ts";
import type { Responded, ResponderCall } from "./responder.ts";
import { catchUpInTurns, runInWorld, type WorldEvents } from "./run-in-world.ts";

type Origins = { isAllowed(origin: string): boolean };
type Services = { readonly events: WorldEvents; readonly origins: Origins };

/** True if a call is for the page of a payment in an app, which is not in the contract. */
export const isCashier = ({ host, target }: Pick<ResponderCall, "host" | "target">): boolean =>
  host === "main" && target.path.startsWith(CASHIER_FOLDER);

/** Plays the apps that pay on a handheld (docs/mock-server.md). Leaves all other addresses. */
export const respondByCashier = (services: Services, call: ResponderCall): Promise<Responded> | undefined =>
  isCashier(call) ? handle(services, call) : undefined;

async function handle({ events, origins }: Services, call: ResponderCall): Promise<Responded> {
  const { world } = call;
  await catchUpInTurns(events, world);
  return runInWorld(events, world, () => play(call, origins));
}

function play({ method, target, world: { state }, body }: ResponderCall, origins: Origins): Responded {
  const query = new URLSearchParams(target.queryText);
  const found = paymentAt(state, target.path.slice(CASHIER_FOLDER.length), query);
  if (!found) return { response: errorResponse(404, "没有这个付款链接"), refused: { stage: "address" } };
  const { payment, app } = found;
  const backTo = pageOfShop(query.get("return_url"), origins);
  if (method === "GET")
    return { response: pageResponse(cashierPage(openInApp(state, payment), app, backTo), backTo) };
  const act = new URLSearchParams(body.toString("utf8")).get("act");
  if (method !== "POST" || !isAppAct(act))
    return { response: errorResponse(405, "付款页面不支持这个操作"), refused: { stage: "address" } };
  actInApp(state, payment, act);
  const location = backTo ?? `${target.path}?${target.queryText}`;
  return { response: { statusCode: 303, headers: { location }, body: "" } };
}

/** The address, if it is a page of an origin that may call: whoever makes a link must not lead a payer elsewhere. */
function pageOfShop(address: string | null, origins: Origins): string | undefined {
  const url = URL.parse(address ?? "");
  return url && /^https?:$/.test(url.protocol) && origins.isAllowed(url.origin) ? url.href : undefined;
}

/** With a policy that names the shop: it applies to where the form leads, too. */
const pageResponse = (body: string, backTo: string | undefined): Responded["response"] => ({
  statusCode: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": [
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      "img-src data:",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `form-action 'self' ${backTo === undefined ? "" : new URL(backTo).origin}`.trimEnd(),
    ].join("; "),
  },
  body,
});

import { operations } from "#generated/operations.ts";
import { say } from "#mock/language/say.ts";
import type { ApiOrigins } from "../web/api-origins.ts";

const TIMEOUT_MS = 10_000;
/** A read that every page sends, with or without a session. */
const READ = operations.getCommonData;
/** A call that browsers send a preflight for. */
const GUARDED = operations.addCartLines;
/** The headers that the shop sends with it. */
const SENT = ["X-Requested-With", "Idempotency-Key"];
const MORE = "docs/backend.md";

/**
 * Sends the backend the requests of a browser on a page at `shop`: one read, and the preflight of one write. Returns a
 * line for each reason why the shop would not work with the backend, with the remedy.
 */
export async function checkBackend({ main }: Pick<ApiOrigins, "main">, shop: string): Promise<string[]> {
  let read: Response;
  try {
    read = await ask(main + READ.path, { headers: { origin: shop } });
  } catch (error) {
    return [say(`${main} does not respond: ${reasonOf(error)}`, `${main} 没有响应：${reasonOf(error)}`)];
  }
  const faults = [statusFault(main, read)];
  if (new URL(main).origin !== new URL(shop).origin) {
    const reading = corsFault(read, shop);
    faults.push(
      reading &&
        say(
          `pages of ${shop} may not read the responses of ${main}: ${reading} (${MORE}#cors)`,
          `来自 ${shop} 的网页不能读取 ${main} 的响应：${reading}（${MORE}#cors）`,
        ),
    );
    if (!reading) faults.push(await leaveFault(main, shop));
    faults.push(cookieFault(main, shop, read));
  }
  return faults.filter((fault) => fault !== undefined);
}

const ask = (address: string, init: RequestInit) =>
  fetch(address, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? message;
}

/** A backend may lack a call (501) or require a session (401), but it responds as JSON. */
function statusFault(main: string, { status, headers }: Response): string | undefined {
  if (status >= 300 && status < 400)
    return say(
      `${main}${READ.path} leads to ${headers.get("location")}: give that address to --api`,
      `${main}${READ.path} 重定向到 ${headers.get("location")}：请把该地址用于 --api`,
    );
  if (status === 404)
    return say(
      `${main} does not know ${READ.path}: is it the address before /api?`,
      `${main} 没有 ${READ.path}：它是 /api 之前的地址吗？`,
    );
  const type = headers.get("content-type") ?? "nothing";
  if (!type.includes("json"))
    return say(
      `${main}${READ.path} responds with ${status} and ${type}, not with JSON`,
      `${main}${READ.path} 返回 ${status} 和 ${type}，而不是 JSON`,
    );
  return undefined;
}

/** Returns the fault in a response's CORS headers for a page of `shop` that sends cookies. */
function corsFault({ headers }: Response, shop: string, carrier = "they carry"): string | undefined {
  const allowed = headers.get("access-control-allow-origin");
  if (allowed !== shop)
    return allowed === null
      ? say(
          `${carrier} no Access-Control-Allow-Origin, it has to be ${shop}`,
          `没有 Access-Control-Allow-Origin，应为 ${shop}`,
        )
      : say(
          `${carrier} Access-Control-Allow-Origin: ${allowed}, it has to be ${shop}`,
          `Access-Control-Allow-Origin 为 ${allowed}，应为 ${shop}`,
        );
  if (headers.get("access-control-allow-credentials") !== "true")
    return say(
      `${carrier} no Access-Control-Allow-Credentials: true, which calls with cookies need`,
      "没有 Access-Control-Allow-Credentials: true，带 Cookie 的请求需要它",
    );
  return undefined;
}

/** Before a call that changes something, a browser sends a preflight request for its headers. */
async function leaveFault(main: string, shop: string): Promise<string | undefined> {
  const { method, path } = GUARDED;
  const headers = {
    origin: shop,
    "access-control-request-method": method,
    "access-control-request-headers": SENT.join(",").toLowerCase(),
  };
  const fault = await ask(main + path, { method: "OPTIONS", headers }).then(
    (leave) => {
      if (!leave.ok) return say(`it gets ${leave.status}`, `返回 ${leave.status}`);
      const listed = leave.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
      const lacking = SENT.filter((name) => !listed.includes(name.toLowerCase()));
      return (
        corsFault(leave, shop, "its response carries") ??
        (lacking.length === 0
          ? undefined
          : say(
              `Access-Control-Allow-Headers lacks ${lacking.join(", ")}`,
              `Access-Control-Allow-Headers 缺少 ${lacking.join("、")}`,
            ))
      );
    },
    (error: unknown) => reasonOf(error),
  );
  return (
    fault &&
    say(
      `pages of ${shop} may not send ${method} ${path} to ${main}: OPTIONS asks for leave and ${fault} (${MORE}#cors)`,
      `来自 ${shop} 的网页不能向 ${main} 发送 ${method} ${path}：预检请求 OPTIONS ${fault}（${MORE}#cors）`,
    )
  );
}

/** Cookies go to another site only if they say so, and only over https. */
function cookieFault(main: string, shop: string, { headers }: Response): string | undefined {
  const backend = new URL(main);
  if (backend.hostname === new URL(shop).hostname) return undefined;
  if (backend.protocol === "http:")
    return say(
      `${main} is another site than ${shop} and without https: browsers will not send it a session cookie (${MORE}#cookies)`,
      `${main} 与 ${shop} 不是同一网站，且没有 https：浏览器不会向它发送 session Cookie（${MORE}#cookies）`,
    );
  const cookies = headers.getSetCookie();
  if (
    cookies.length > 0 &&
    cookies.every((cookie) => /;\s*samesite=none/i.test(cookie) && /;\s*secure/i.test(cookie))
  )
    return undefined;
  const seen =
    cookies.length > 0
      ? say("its cookie is not that", "它的 Cookie 不是这样")
      : say("it set none to look at", "它没有设置 Cookie，无法判断");
  return say(
    `${main} is another site than ${shop}: its session cookie has to be SameSite=None; Secure, ${seen} (${MORE}#cookies)`,
    `${main} 与 ${shop} 不是同一网站：session Cookie 必须为 SameSite=None; Secure，${seen}（${MORE}#cookies）`,
  );
}

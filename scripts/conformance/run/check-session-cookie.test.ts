import { describe, expect, it } from "vitest";
import type { Call } from "../../api-client/http/exchange.ts";
import { checkSessionCookie } from "./check-session-cookie.ts";

function placesOf(cookie: string, url = "http://shop.example/api/user/login") {
  const call = { url } as Call;
  const response = {
    status: 200,
    headers: {},
    cookies: ["csrf=1", cookie],
    text: "",
    ms: 1,
    failure: undefined,
    detail: "",
  };
  return checkSessionCookie({ call, response }, "session").map(({ place }) => place);
}

describe("the cookie of a session", () => {
  it.each([
    ["session=abc; Path=/; HttpOnly; SameSite=Lax", []],
    ["session=abc; httponly; samesite=strict", []],
    ["session=abc; HttpOnly; SameSite=None; Secure", []],
    ["session=; Path=/; Max-Age=0", []],
    ["session=abc; Path=/; SameSite=Lax", ["HttpOnly"]],
    ["session=abc; HttpOnly", ["SameSite"]],
    ["session=abc; HttpOnly; SameSite=None", ["SameSite"]],
    ["session=abc", ["HttpOnly", "SameSite"]],
  ])("%s", (cookie, places) => expect(placesOf(cookie)).toEqual(places));

  it("is Secure on https", () => {
    const url = "https://shop.example/api/user/login";
    expect(placesOf("session=abc; HttpOnly; SameSite=Lax", url)).toEqual(["Secure"]);
    expect(placesOf("session=abc; HttpOnly; SameSite=Lax; Secure", url)).toEqual([]);
  });
});

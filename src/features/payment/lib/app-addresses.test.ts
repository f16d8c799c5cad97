import { expect, it } from "vitest";
import { PayApp } from "#generated/enums.ts";
import { appAddresses, sharedAddress } from "./app-addresses.ts";

const BACK = "https://shop.example/cart/hm?id=1&a=2";

it("names each app, with the page to return to", () => {
  const links = [
    { app: PayApp.WeChat, url: "https://pay.example/1?key=a&return_url=x" },
    { app: PayApp.UnionPay, url: "http://pay.example/2" },
  ];
  const back = `return_url=${encodeURIComponent(BACK)}`;
  expect(appAddresses(links, BACK)).toEqual([
    { app: 1, name: "微信支付", href: `https://pay.example/1?key=a&${back}` },
    { app: 3, name: "云闪付", href: `http://pay.example/2?${back}` },
  ]);
});

it("is empty for a backend without them, and for addresses that are none of the web", () => {
  expect(appAddresses(undefined, BACK)).toEqual([]);
  const urls = ["javascript:alert(1)", "/pay", "", "weixin://wxpay/1"];
  expect(
    appAddresses(
      urls.map((url) => ({ app: 1, url })),
      BACK,
    ),
  ).toEqual([]);
  expect(urls.map(sharedAddress)).toEqual(urls.map(() => undefined));
  expect(sharedAddress("https://pay.example/qr/1")).toBe("https://pay.example/qr/1");
});

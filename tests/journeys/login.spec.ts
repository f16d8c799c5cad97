import type { Page } from "@playwright/test";
import type { MockFixtures } from "#mock/test-kit/playwright.ts";
import { expect, test } from "./support/shop.ts";
import { clickTwice, errorGaps, passMinutes } from "./support/steps.ts";

/** The phone number of `manager`. */
const PHONE = "13500001406";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const logIn = (page: Page) => page.getByRole("button", { name: "登录", exact: true });

test("wrong passwords require a captcha; a redirect to another site leads home", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/login?redirect=//evil.example/");
  await expect(page.getByRole("region", { name: "登录页推荐" }).getByRole("link")).toHaveCount(2);
  await logIn(page).click();
  await expect(page.getByText("请输入用户名", { exact: true })).toBeVisible();
  await field(page, "用户名").fill("buyer");
  for (const attempt of [1, 2, 3]) {
    await field(page, "密码").fill(`wrong-${attempt}`);
    await logIn(page).click();
    await expect.poll(() => mock.requests({ operationId: "login" })).toHaveLength(attempt);
    await expect(page.getByText("用户名或密码不正确").first()).toBeVisible();
    await expect(field(page, "密码")).toBeFocused();
  }
  await field(page, "密码").fill("demo1234");
  await logIn(page).click();
  const captcha = field(page, "图形验证码");
  await expect(captcha).toBeVisible();
  await expectAccessible();
  await captcha.fill("----");
  await logIn(page).click();
  await expect(page.getByText("图形验证码不正确，请按新图片重新输入").first()).toBeVisible();
  await expect(captcha).toHaveValue("");
  const shown = async () => (await mock.outbox()).findLast(({ to }) => to.startsWith("cap_"))?.code ?? "";
  await expect.poll(() => mock.requests({ operationId: "getCaptcha" })).toHaveLength(2);
  await captcha.fill((await shown()).toLowerCase());
  const remembers = page.getByRole("checkbox", { name: "记住用户名" });
  await expect(remembers).not.toBeChecked();
  await remembers.check();
  await clickTwice(logIn(page));
  await expect(page).toHaveURL("/");
  expect(await mock.requests({ operationId: "login", status: "200" })).toHaveLength(1);

  // The username is remembered.
  await page.getByRole("button", { name: "安全退出" }).click();
  await expect(page.getByRole("link", { name: "请登录" })).toBeVisible();
  await page.goto("/login?redirect=/wdqb/yegl");
  await expect(page.getByText("登录后打开“余额管理”。")).toBeVisible();
  await expect(field(page, "用户名")).toHaveValue("buyer");
  await expect(remembers).toBeChecked();
  await remembers.uncheck();
  await field(page, "用户名").fill(fullWidth("buyer"));
  await field(page, "密码").fill("demo1234");
  await logIn(page).click();
  await expect(page).toHaveURL("/wdqb/yegl");

  // Without the tick it is not.
  await page.goto("/");
  await page.getByRole("button", { name: "安全退出" }).click();
  await expect(page.getByRole("link", { name: "请登录" })).toBeVisible();
  await page.goto("/login");
  await expect(field(page, "用户名")).toHaveValue("");
  await expect(remembers).not.toBeChecked();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a code by SMS logs in; there is no code to scan on the phone in hand", async ({
    page,
    mock,
    expectAccessible,
  }) => {
    await page.goto("/login?redirect=/wdqb/yegl");
    const ways = page.getByRole("navigation", { name: "登录方式" });
    await expect(ways.getByRole("link")).toHaveText(["密码登录", "短信登录"]);
    await ways.getByRole("link", { name: "短信登录" }).tap();
    await field(page, "手机号").fill(PHONE);
    await page.getByRole("button", { name: "获取验证码" }).tap();
    await expect(page.getByRole("button", { name: /秒后重发/ })).toBeDisabled();
    const code = await mock.outbox.lastCode(PHONE);
    await field(page, "短信验证码").fill(code === "000000" ? "000001" : "000000");
    await logIn(page).tap();
    await expect(page.getByText("验证码不正确，请重新输入").first()).toBeVisible();
    await expectAccessible();
    await field(page, "短信验证码").fill(code);
    await logIn(page).tap();
    await expect(page).toHaveURL("/wdqb/yegl");
  });
});

test("a forgotten password is reset after verifying the phone number", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/forget/step2");
  await expect(page).toHaveURL(/\/forget\/step1$/);
  await field(page, "手机号").fill("13111112222");
  const send = page.getByRole("button", { name: "获取验证码" });
  await send.click();
  await expect(page.getByText("该手机号未注册，请核对手机号")).toBeVisible();
  await field(page, "手机号").fill(PHONE);
  await clickTwice(send);
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeDisabled();
  expect(await mock.requests({ operationId: "sendSmsCode" })).toHaveLength(1);
  const code = await mock.outbox.lastCode(PHONE);
  await page.reload();
  await expect(field(page, "手机号")).toHaveValue(PHONE);
  await field(page, "短信验证码").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "下一步" }).click();
  await expect(page.getByText("验证码不正确，请重新输入").first()).toBeVisible();
  await expectAccessible();
  await field(page, "短信验证码").fill(fullWidth(code));
  await page.getByRole("button", { name: "下一步" }).click();
  await page.waitForURL(/\/forget\/step2$/);

  await field(page, "新密码").fill("onlyletters");
  await field(page, "确认新密码").fill("Qinghe-8642");
  await page.getByRole("button", { name: "确认修改" }).click();
  await expect(page.getByText("密码须同时包含字母和数字")).toBeVisible();
  await field(page, "新密码").fill("Qinghe-8642");
  await expect(page.getByText(/密码强度：强/)).toBeVisible();
  await field(page, "确认新密码").fill("Qinghe-8643");
  await page.keyboard.press("Tab");
  const mismatch = page.getByText("两次填写的密码不一致");
  await expect(mismatch).toBeVisible();
  await field(page, "确认新密码").fill("Qinghe-8642");
  await page.keyboard.press("Tab");
  await expect(mismatch).toHaveCount(0);
  await expectAccessible();
  await page.reload();
  await field(page, "新密码").fill("Qinghe-8642");
  await field(page, "确认新密码").fill("Qinghe-8642");
  await clickTwice(page.getByRole("button", { name: "确认修改" }));
  await expect(page.getByText("密码已重置")).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "去登录" }).click();
  await field(page, "用户名").fill("manager");
  await field(page, "密码").fill("Qinghe-8642");
  await logIn(page).click();
  await expect(page).toHaveURL("/");
});

test("an expired verification leads back to the first step", async ({ page, mock }) => {
  await page.goto("/forget");
  await field(page, "手机号").fill(PHONE);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeDisabled();
  await field(page, "短信验证码").fill(await mock.outbox.lastCode(PHONE));
  await page.getByRole("button", { name: "下一步" }).click();
  await field(page, "新密码").fill("Qinghe-8642");
  await field(page, "确认新密码").fill("Qinghe-8642");
  await mock.clock.advance("11m");
  await page.getByRole("button", { name: "确认修改" }).click();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("手机号验证已过期");
  await alert.getByRole("button").click();
  await expect(page).toHaveURL(/\/forget\/step1$/);
});

test("WeChat logs in a linked user; an expired QR code is renewed", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/login?way=wechat");
  const first = await loginCode(mock, 1);
  await expectAccessible();
  await mock.scanWechat({ code: first, step: "scan", nickname: "康宁大药房-沈丽华" });
  await page.clock.fastForward("00:03");
  await expect(page.getByText(/已扫码（康宁大药房-沈丽华）/)).toBeVisible();
  await mock.scanWechat({ code: first, step: "cancel" });
  await page.clock.fastForward("00:03");
  await expect(page.getByText(/您已在手机上取消登录/)).toBeVisible();
  await page.getByRole("button", { name: "刷新二维码" }).click();
  const second = await loginCode(mock, 2);
  await passMinutes(page, mock, 6);
  await expect(page.getByText(/二维码已过期/)).toBeVisible();
  await page.getByRole("button", { name: "刷新二维码" }).click();
  const third = await loginCode(mock, 3);
  expect(third).not.toBe(second);
  // A failed login is retried with the same scan. The page asks by itself as soon as it is confirmed.
  await mock.fault({
    match: { operationId: "loginByWechat" },
    fault: { kind: "status", status: 500 },
    times: 1,
  });
  await mock.scanWechat({ code: third, step: "scan", nickname: "康宁大药房-沈丽华" });
  await mock.scanWechat({ code: third, step: "confirm" });
  await page.clock.fastForward("00:03");
  await page.getByRole("button", { name: "重新登录" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText(/沈丽华|康宁/).first()).toBeVisible();
});

test("WeChat registers an unlinked user", async ({ page, mock, expectAccessible }) => {
  await page.goto("/login?way=wechat");
  const code = await loginCode(mock, 1);
  await mock.scanWechat({ code, step: "scan", nickname: "青禾-小王" });
  await mock.scanWechat({ code, step: "confirm" });
  await page.clock.fastForward("00:03");
  await page.waitForURL(/\/register\/wechat$/);
  await expect(page.getByText(/微信“青禾-小王”还没有绑定会员/)).toBeVisible();
  await expectAccessible();
  await field(page, "手机号").fill("13100000009");
  await page.reload();
  await expect(field(page, "手机号")).toHaveValue("13100000009");
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeDisabled();
  await field(page, "短信验证码").fill(await mock.outbox.lastCode("13100000009"));
  await page.getByRole("checkbox").check();
  await clickTwice(page.getByRole("button", { name: "同意协议并注册" }));
  await page.waitForURL(/\/register\/step2$/);
  expect(await mock.requests({ operationId: "registerByWechat" })).toHaveLength(1);
});

/** As typed by a full-width input method. */
const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** The latest code, once this many have been created. */
async function loginCode(mock: MockFixtures["mock"], count: number): Promise<string> {
  const made = () => mock.requests({ operationId: "createWechatLoginCode" });
  await expect.poll(async () => (await made()).length).toBe(count);
  const [last] = (await made()).toSorted((a, b) => b.id - a.id);
  const { response_body: body } = await mock.request(last!.id);
  return (body as { data: { code_id: string } }).data.code_id;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(
    `at ${width} px errors stand clear of the next label`,
    { tag: "@walk" },
    async ({ page, logInAs }, info) => {
      await page.setViewportSize({ width, height });
      const submit = async (address: string, open: string | undefined, name: string, errors: number) => {
        await page.goto(address);
        if (open !== undefined) await page.getByRole("button", { name: open, exact: true }).click();
        await page.getByRole("button", { name, exact: true }).click();
        const shown = page.getByRole("main").locator("form [role=alert]:not(:empty)");
        await expect.poll(() => shown.count(), { message: address }).toBeGreaterThanOrEqual(errors);
        const gaps = await errorGaps(page);
        expect(gaps.length, address).toBeGreaterThan(0);
        expect(
          gaps.filter(({ gap }) => gap < 8),
          address,
        ).toEqual([]);
        await info.attach(address, {
          body: await page.screenshot({ fullPage: true }),
          contentType: "image/png",
        });
      };
      await submit("/login", undefined, "登录", 2);
      await submit("/register/step1", undefined, "同意协议并注册", 4);
      await logInAs("buyer");
      await submit("/zhzx/addr", "新增收货地址", "保存", 4);
      await submit("/zzfw/dzfp?tab=titles", "新增电子专用发票抬头", "保存", 3);
    },
  );

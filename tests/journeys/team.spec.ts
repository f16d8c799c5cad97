import type { Browser, Page } from "@playwright/test";
import { expect, putLotteryAway, test, typePassword } from "./support/shop.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1366, height: 768 } } as const;

type Place = { readonly world: string; readonly baseURL: string };

/** A page of another person's browser, in the same world. */
async function pageOf(browser: Browser, { world, baseURL }: Place, look: object): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "zh-CN", serviceWorkers: "block", ...look });
  await context.addInitScript(putLotteryAway);
  await context.addCookies([{ name: "mock_world", value: world, url: baseURL }]);
  return context.newPage();
}

async function logInAs(page: Page, username: string): Promise<Page> {
  await page.goto("/login");
  await typePassword(page, username);
  return page;
}

test.describe("a team in one world", () => {
  test.use({ world: { persona: "team-buyer" } });

  test("orders above a limit, approves on a phone in two taps, pays, and gets the goods", async ({
    page,
    mock,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    const place = { world: mock.world, baseURL: baseURL ?? "" };
    await page.goto("/cart");
    await page.getByRole("button", { name: "去结算" }).click();
    const submit = page.getByRole("button", { name: "提交审批", disabled: false });
    await expect(submit).toBeVisible();
    await expect(page.getByText(/超出单笔限额 2,000\.00 元/)).toBeVisible();
    await page.getByRole("textbox", { name: "申请说明" }).fill("门诊用量大");
    await expectAccessible();
    await submit.click();
    await expect(page).toHaveURL(/\/zhzx\/spgl\?id=\d+$/);
    await expect(page.getByRole("button", { name: "撤回申请" })).toBeVisible();
    await expect(page.getByRole("button", { name: "通过" })).toHaveCount(0);

    const phone = await logInAs(await pageOf(browser, place, PHONE), "team-approver");
    await phone.goto("/zhzx/spgl");
    await expect(phone.getByRole("link", { name: /^去处理 SP/ })).toHaveCount(2);
    await expectAccessible(phone);
    await phone
      .getByRole("link", { name: /^去处理 SP/ })
      .first()
      .tap();
    await expect(phone.getByText("门诊用量大")).toBeVisible();
    await phone.getByRole("button", { name: "通过" }).tap();
    await expect(phone.getByText("已通过，订单已提交")).toBeVisible();
    await expect(phone.getByRole("link", { name: "查看订单" })).toBeVisible();
    await expectAccessible(phone);

    const finance = await logInAs(await pageOf(browser, place, DESK), "team-finance");
    await finance.goto("/order");
    await finance.getByRole("link", { name: "去支付" }).first().click();
    await finance.waitForURL(/\/cart\/step3\/\d+$/);
    const orderPage = new URL(finance.url()).pathname.replace("/cart/step3/", "/order/info/");
    await finance.getByRole("radio", { name: /余额支付/ }).check();
    await finance.getByRole("button", { name: "确认支付" }).click();
    await finance.waitForURL(/\/cart\/step4\?id=\d+$/);

    await mock.clock.advance("3d");
    await page.goto(orderPage);
    await expect(page.getByRole("region", { name: "订单状态" })).toContainText("待收货");
    await expect(page.getByRole("list", { name: "物流进度" })).toContainText("快件已签收");
    const facts = page.getByRole("region", { name: "订单信息" });
    await expect(facts).toContainText(/下单人\s*叶秋菊/);
    await expect(facts).toContainText(/审批人\s*潘国栋/);
    await page.goto("/cart");
    await expect(page.getByText("购物车是空的")).toBeVisible();
    await phone.context().close();
    await finance.context().close();
  });

  test("may withdraw what waits, and find it in the cart again", async ({ page }) => {
    await page.goto("/zhzx/spgl?id=2");
    await page.getByRole("button", { name: "撤回申请" }).click();
    await page.getByRole("button", { name: "撤回", exact: true }).click();
    await expect(page.getByText("已撤回，商品已回到购物车", { exact: true })).toBeVisible();
    await page.goto("/cart");
    await expect(page.getByRole("link", { name: "六味地黄丸" }).first()).toBeVisible();
  });

  test("may not pay, and is told why", async ({ page }) => {
    await page.goto("/zhzx/cygl");
    await expect(page.getByText("您没有成员管理权限，请联系管理员开通")).toBeVisible();
    await page.goto("/user");
    await expect(page.getByText(/叶秋菊（采购员）/)).toBeVisible();
  });
});

test.describe("an owner", () => {
  test.use({ world: { persona: "team" } });

  test("invites a person, who accepts, works in the account, and is refused what the rights do not allow", async ({
    page,
    mock,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    await page.goto("/zhzx/cygl");
    await page.getByRole("button", { name: "邀请成员" }).click();
    await page.getByRole("button", { name: "生成邀请" }).click();
    await expect(page.getByText("请填写姓名")).toBeVisible();
    await page.getByRole("textbox", { name: "姓名" }).fill("李娜");
    await page.getByRole("textbox", { name: "手机号" }).fill("13800000021");
    await page.getByRole("dialog").getByText("财务", { exact: true }).click();
    await expectAccessible();
    await page.getByRole("button", { name: "生成邀请" }).click();
    const link = await page.getByText(/\/yqcy\?code=/).innerText();
    await page.getByRole("button", { name: "完成" }).click();
    await expect(page.getByRole("row", { name: /李娜/ })).toContainText("待接受");
    await expectAccessible();

    const other = await pageOf(browser, { world: mock.world, baseURL: baseURL ?? "" }, PHONE);
    await other.goto(new URL(link).pathname + new URL(link).search);
    await expect(other.getByText("李娜（财务）")).toBeVisible();
    await other.getByRole("textbox", { name: "用户名" }).fill("lina_caiwu");
    await other.getByLabel("登录密码", { exact: true }).fill("lina2026");
    await other.getByLabel("确认密码", { exact: true }).fill("lina2026");
    await expectAccessible(other);
    await other.getByRole("button", { name: "接受邀请并登录" }).tap();
    await other.waitForURL((url) => url.pathname === "/");
    await other.goto("/zhzx/cygl");
    await expect(other.getByText("您没有成员管理权限，请联系管理员开通")).toBeVisible();
    await other.goto(link);
    await expect(other.getByText("邀请不存在或已失效")).toBeVisible();
    await other.context().close();

    await page.getByRole("link", { name: "操作记录" }).click();
    await expect(page.getByRole("row", { name: /接受邀请/ }).first()).toContainText("李娜");
    await expectAccessible();
    await page.goto("/zhzx/cygl");
    await page.getByRole("button", { name: "停用李娜" }).click();
    await page.getByRole("button", { name: "停用", exact: true }).click();
    await expect(page.getByRole("row", { name: /李娜/ })).toContainText("已停用");
  });
});

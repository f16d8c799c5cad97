import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { clickTwice } from "./support/steps.ts";

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Typical article content: too many columns, an unbreakable line, a notice as a link, a missing picture. */
const WIDE = `<table><tr>${"<td>采购金额</td>".repeat(12)}</tr></table><pre>${"x".repeat(200)}</pre>
<p><a href="*活动下周开始">本周活动</a><img src="javascript:0" alt="没有地址"></p>`;

const articleResponse = (content: string) =>
  JSON.stringify({
    code: 200,
    message: "",
    data: {
      id: 62,
      title: "购物指南",
      category_id: 31,
      category_name: "新手指南",
      content,
      updated_at: "2026-09-12 10:00:00",
    },
  });

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const tree = (page: Page) => page.getByRole("navigation", { name: "帮助目录" });

test("an article by its number gives the page its title; leaving it takes that away", async ({ page }) => {
  await page.goto("/help/xrzn/hyzc?id=66");
  await expect(page).toHaveTitle("证照与业务文件 - 百草汇医药批发商城");
  await page.goto("/help/xrzn/gwzn");
  await expect(page).toHaveTitle(/^购物指南 - /);
  await page.goBack();
  await expect(page).toHaveTitle(/^证照与业务文件 - /);
  await page.getByRole("navigation", { name: "主导航" }).getByRole("link", { name: "领券中心" }).click();
  await expect(page).toHaveTitle(/^领券中心 - /);
});

test.describe("the help center", () => {
  test("finds every article by tree, id and search, and marks the current one", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/help/pay");
    await expect(page).toHaveURL(/\/help\/zfps\/ddzf$/);
    await expect(title(page, "订单支付")).toBeVisible();
    await expect(page.getByRole("cell", { name: "账期支付", exact: true })).toBeVisible();
    await expect(tree(page).getByRole("link", { name: "订单支付" })).toHaveAttribute("aria-current", "page");
    await expectAccessible();

    // An article without its own route.
    await tree(page).getByRole("link", { name: "账期说明" }).click();
    await expect(page).toHaveURL(/\?id=83$/);
    await expect(title(page, "账期说明")).toBeVisible();
    await expect(tree(page).locator("[aria-current]")).toHaveText("账期说明");

    await page.getByRole("contentinfo").getByRole("link", { name: "证照与业务文件" }).click();
    await expect(title(page, "证照与业务文件")).toBeVisible();
    const sample = page.getByRole("img", { name: "营业执照样张" });
    await expect(sample).toHaveAttribute("width", "380");
    await page.getByRole("article").getByRole("link", { name: "网站资质" }).click();
    await expect(title(page, "网站资质")).toBeVisible();

    await page.getByRole("searchbox", { name: "搜索帮助和资讯" }).fill(" 退换 ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?q=%E9%80%80%E6%8D%A2$/);
    await expect(page.getByText("共 3 篇")).toBeVisible();
    await expectAccessible();
    await page.getByRole("main").getByRole("listitem").getByRole("link", { name: "药品退换" }).last().click();
    await expect(title(page, "药品退换")).toBeVisible();
    await page.goBack();
    await expect(title(page, "搜索“退换”")).toBeVisible();

    await page.getByRole("searchbox", { name: "搜索帮助和资讯" }).fill("火箭");
    await page.keyboard.press("Enter");
    await expect(page.getByText("没有找到关于“火箭”的文章")).toBeVisible();
    await page.goto("/help/xrzn/hyzc?id=5");
    await expect(page.getByText("文章不存在或已下架")).toBeVisible();
    await expect(tree(page).getByRole("link", { name: "会员注册" })).toBeVisible();
  });

  test(
    "caches articles in the browser, and reports failed requests in place",
    { tag: "@walk" },
    async ({ page, mock }) => {
      await page.goto("/help/fwbz/yhxy");
      await expect(page.getByText("第一条　总则")).toBeVisible();
      await expect(tree(page).getByRole("link", { name: "积分规则" })).toBeVisible();
      await mock.faults.add({ match: { tag: "article" }, fault: { kind: "status", status: 500 } });

      await page.reload();
      await expect(page.getByText("第一条　总则")).toBeVisible();
      await expect(tree(page).getByRole("link", { name: "积分规则" })).toBeVisible();
      expect(await mock.requests({ operationId: "getArticlePage" })).toHaveLength(1);

      await tree(page).getByRole("link", { name: "网站资质" }).click();
      await expect(page.getByText("文章加载失败")).toBeVisible();
      await expect(tree(page).getByRole("link", { name: "网站资质" })).toBeVisible();
      await expect(page.getByText("系统繁忙，请稍候再试")).toHaveCount(0);
      await mock.faults.clear();
      await page.getByRole("button", { name: "重新加载" }).click();
      await expect(page.getByText("质量负责人")).toBeVisible();
    },
  );
});

test.describe("a complaint", () => {
  test("asks a visitor to log in, keeps the draft, and is submitted once", async ({
    page,
    mock,
    logIn,
    expectAccessible,
  }) => {
    await mock.faults.add({
      match: { operationId: "getCurrentUser" },
      fault: { kind: "status", status: 500 },
    });
    await page.goto("/help/us/tsjy");
    const retry = page.getByRole("main").getByRole("button", { name: "重新加载" });
    await expect(retry).toBeVisible();
    // Parts of the page that load later ask for the buyer again, which would mend the page before the click.
    await page.waitForLoadState("networkidle");
    await mock.faults.clear();
    await retry.click();
    await page.getByRole("link", { name: "登录后提交" }).click();
    await page.waitForURL(/\/login/);
    await logIn("buyer");
    await expect(page).toHaveURL(/\/help\/us\/tsjy$/);

    await page.getByText("怎样写，答复更快").click();
    await expect(page.getByText("商品质量：请注明批号")).toBeVisible();
    const send = page.getByRole("button", { name: "提交投诉与建议" });
    const content = page.getByLabel("具体内容");
    await content.fill("太慢");
    await page.getByLabel("联系电话（选填）").fill("12345678901");
    await send.click();
    await expect(page.getByText("请至少填写 5 个字")).toBeVisible();
    await expect(content).toBeFocused();
    await expect(page.getByText("请填写 11 位手机号，或留空不填")).toBeVisible();
    await content.fill("运单 SF1001 三天没有更新，请帮忙查一下");
    await page.getByLabel("联系电话（选填）").fill("13800138000");
    await page.getByRole("radio", { name: "物流问题" }).check();
    await page.getByLabel("添加图片").setInputFiles([
      { name: "运单.png", mimeType: "image/png", buffer: PICTURE },
      { name: "说明.txt", mimeType: "text/plain", buffer: Buffer.from("说明") },
      { name: "大图.png", mimeType: "image/png", buffer: Buffer.alloc(11 * 1024 * 1024) },
    ]);
    await expect(page.getByRole("button", { name: "移除 运单.png" })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "说明.txt" })).toContainText(
      "“大图.png”上传失败：图片无法打开",
    );
    await expectAccessible();

    await page.reload();
    await expect(content).toHaveValue(/SF1001/);
    await expect(page.getByRole("radio", { name: "物流问题" })).toBeChecked();
    await mock.faults.add({
      match: { operationId: "addFeedback" },
      fault: { kind: "status", status: 500 },
      times: 1,
    });
    await send.click();
    await expect(page.getByText("系统繁忙，请稍候再试")).toBeVisible();
    await clickTwice(send);
    await expect(page.getByText("已收到您的投诉与建议")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "受理编号" })).toBeFocused();
    expect(await mock.requests({ operationId: "addFeedback", status: "201" })).toHaveLength(1);
    await page.getByRole("button", { name: "再写一条" }).click();
    await expect(content).toHaveValue("");
  });
});

test.describe("live chat", () => {
  test.use({ world: { persona: "manager" } });

  test("the dedicated agent chats on the page", async ({ page }) => {
    await page.goto("/help/us/link");
    await expect(page.getByRole("main").getByRole("link", { name: "13957100620" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "马上咨询" }).click();
    await page.getByRole("button", { name: "开始对话" }).click();
    await expect(page.frameLocator("iframe[title=在线客服]").getByRole("heading")).toContainText("王雅琴");
    await page.getByRole("button", { name: "结束对话" }).click();
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});

test.describe("news on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, world: { clock: "2026-11-21 10:00:00" } });

  test("are listed by page and category, with links to the next and previous", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/news/hy");
    const news = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.locator("time") });
    await expect(news).toHaveCount(10);
    await expectAccessible();
    const newest = await news.first().innerText();
    await page.getByRole("link", { name: "第 2 页" }).click();
    await expect(page).toHaveURL(/\/news\/hy\?page=2$/);
    await expect(news.first()).not.toHaveText(newest, { useInnerText: true });
    const third = news.nth(2).getByRole("link");
    const name = await third.innerText();
    await third.click();
    await expect(title(page, name)).toBeVisible();
    await expectAccessible();
    const around = page.getByRole("navigation", { name: "上一篇和下一篇" });
    await around.getByRole("link", { name: /^下一篇/ }).click();
    await expect(title(page, name)).toHaveCount(0);
    await around.getByRole("link", { name: `上一篇 ${name}` }).click();
    await expect(title(page, name)).toBeVisible();
    await page.getByRole("link", { name: "行业资讯", exact: true }).click();
    await page.getByRole("link", { name: "企业动态" }).click();
    await expect(title(page, "企业动态")).toBeVisible();
    await page.goto("/news/company?page=99");
    await page.getByRole("link", { name: "回到第一页" }).click();
    await expect(news.first()).toBeVisible();
    await page.goto("/news/info/abc/company");
    await expect(page.getByText("资讯不存在或已下架")).toBeVisible();
  });

  test(
    "help and news fit the viewport, and the tree expands",
    { tag: "@walk" },
    async ({ page, mock, expectAccessible }) => {
      await mock.faults.add({
        match: { operationId: "getArticlePage" },
        fault: { kind: "answer", status: 200, body: articleResponse(WIDE), content_type: "application/json" },
        times: 1,
      });
      await page.goto("/help/xrzn/gwzn");
      await expect(page.getByRole("region", { name: "表格，可左右滚动" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expect(page.getByText("［图片：没有地址］")).toBeVisible();
      await expectAccessible();
      await page.getByRole("link", { name: "本周活动" }).click();
      await expect(page.getByRole("alertdialog")).toContainText("活动下周开始");
      await page.getByRole("button", { name: "知道了" }).click();

      for (const path of ["/help/xrzn/hyzc?id=66", "/help/zfps/ypth", "/help/us/link", "/news/company"]) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
      }
      await page.goto("/help/us/link");
      await page.getByRole("button", { name: "帮助目录" }).click();
      await expectAccessible();
      await tree(page).getByRole("link", { name: "药品退换" }).click();
      await expect(title(page, "药品退换")).toBeVisible();
      await expect(tree(page)).toBeHidden();
    },
  );
});

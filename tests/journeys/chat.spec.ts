import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { confirmWord, holdResponses } from "./support/steps.ts";

const NOW = "2026-11-21 10:00:00";

test.use({ world: { persona: "manager", clock: NOW } });

const chatFrame = (page: Page) => page.frameLocator('iframe[title="在线客服"]');
const openChat = (page: Page) =>
  page
    .getByRole("complementary", { name: "快捷工具" })
    .getByRole("button", { name: /^在线客服/ })
    .click();

test("a buyer asks about goods, gets an answer, and is handed over to the account manager", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/list/info/7");
  await openChat(page);
  const chat = chatFrame(page);
  const log = chat.getByRole("log", { name: "聊天记录" });
  const field = chat.getByRole("textbox", { name: "输入消息" });
  await expect(chat.getByRole("heading", { name: "专属客服 王雅琴" })).toBeVisible();
  await expect(chat.getByText("人工客服 每天 8:30—20:00")).toBeVisible();

  // Earlier messages stay, with day and time.
  await expect(log).toContainText("2026-11-16");
  await expect(log).toContainText("昨天");
  await expect(log).toContainText("换证资料收到了");
  await expect(log).toContainText("请问有什么可以帮您");
  await expectAccessible();

  // A card of the page that the buyer came from.
  const seen = chat.getByRole("region", { name: "您正在看" });
  await expect(seen).toContainText("阿莫西林胶囊");
  await seen.getByRole("button", { name: "发送商品" }).click();
  await expect(log.getByRole("button", { name: /^阿莫西林胶囊/ })).toBeVisible();
  await mock.clock.advance(1);
  await expect(log).toContainText("正在输入");
  await mock.clock.advance(10);
  await expect(log).toContainText(/阿莫西林胶囊.*有货/);

  // Shift and Enter begins a line, Enter of an input method ends a word, Enter sends.
  await field.fill("现在什么价？");
  await field.press("Shift+Enter");
  await field.pressSequentially("多订有优惠吗");
  await confirmWord(field);
  await expect(field).toHaveValue("现在什么价？\n多订有优惠吗");
  await field.press("Enter");
  await expect(field).toHaveValue("");
  await mock.clock.advance(10);
  await expect(log).toContainText(/现价 ¥\d/);

  await field.fill("转人工");
  await field.press("Enter");
  await expect(log).toContainText("正在为您转接人工客服 王雅琴");
  await mock.clock.advance(10);
  await expect(log).toContainText("您好，我是王雅琴");
  await expect(chat.getByText("人工客服为您服务中")).toBeVisible();
  await expectAccessible();

  // A card opens its page in the shop, beside the chat.
  await page.goto("/cart");
  await openChat(page);
  await log.getByRole("button", { name: /^阿莫西林胶囊/ }).click();
  await expect(page).toHaveURL(/\/list\/info\/7$/);
  await expect(log).toBeVisible();
});

test("an order is chosen and its card sent", async ({ page, mock, expectAccessible }) => {
  await page.goto("/404");
  await openChat(page);
  const chat = chatFrame(page);
  await chat.getByRole("button", { name: "订单", exact: true }).click();
  const sheet = chat.getByRole("dialog", { name: "选择订单" });
  await expect(sheet.getByRole("listitem").first()).toContainText("订单");
  await expectAccessible();
  await sheet
    .getByRole("button", { name: /^订单 / })
    .first()
    .click();
  await expect(sheet).toBeHidden();
  const log = chat.getByRole("log");
  await expect(log.getByRole("button", { name: /^订单/ })).toBeVisible();
  await mock.clock.advance(10);
  await expect(log).toContainText(/订单 DD\d+ (?:还未付款|已付款|已于|已收货|已完成|已取消)/);
});

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("pictures are picked and pasted; what cannot be sent is said", async ({ page, mock }) => {
  await page.goto("/404");
  await openChat(page);
  const chat = chatFrame(page);
  const chooser = chat.getByLabel("选择图片");
  const send = chat.getByRole("button", { name: "发送", exact: true });
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

  await chooser.setInputFiles(file("报告.pdf", "application/pdf", Buffer.from("%PDF-1.4")));
  await expect(chat.getByRole("alert")).toHaveText("仅支持 JPG、PNG、WebP 图片，请重新选择");
  await chooser.setInputFiles(file("大图.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1)));
  await expect(chat.getByRole("alert")).toHaveText("图片超过 5 MB，请压缩后再发送");
  await chooser.setInputFiles(file("假图.png", "image/png", Buffer.from("nothing")));
  await send.click();
  await expect(chat.getByRole("alert")).toHaveText("仅支持 JPG、PNG、WebP 图片，请重新选择");
  await chat.getByRole("button", { name: "移除图片" }).click();

  await chooser.setInputFiles(file("破损.png", "image/png", Buffer.from(PNG, "base64")));
  await expect(chat.getByRole("img", { name: "待发送的图片" })).toBeVisible();
  await send.click();
  await expect(chat.getByRole("img", { name: "发送的图片", exact: true })).toHaveCount(1);

  await chat.getByRole("textbox", { name: "输入消息" }).evaluate((field, base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], "截图.png", { type: "image/png" }));
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, PNG);
  await expect(chat.getByRole("img", { name: "待发送的图片" })).toBeVisible();
  await send.click();
  await expect(chat.getByRole("img", { name: "发送的图片", exact: true })).toHaveCount(2);
  expect((await mock.state.records("chatPictures", {})).records).toHaveLength(2);
});

test(
  "text and files added while a message is on its way are kept",
  { tag: "@walk" },
  async ({ page, mock }) => {
    await page.goto("/404");
    await openChat(page);
    const chat = chatFrame(page);
    const field = chat.getByRole("textbox", { name: "输入消息" });
    const send = chat.getByRole("button", { name: "发送", exact: true });
    const picture = (name: string) => ({
      name,
      mimeType: "image/png",
      buffer: Buffer.from(PNG, "base64"),
    });
    await field.fill("怎样才能包邮？");
    const message = await holdResponses(page, "**/chat/messages");
    await field.press("Enter");
    await message.given;
    await field.press("End");
    await field.pressSequentially("还有，");
    message.release();
    await expect(field).toHaveValue("还有，");

    await field.fill("");
    await chat.getByLabel("选择图片").setInputFiles(picture("破损.png"));
    const sent = await holdResponses(page, "**/chat/pictures");
    await send.click();
    await sent.given;
    await chat.getByLabel("选择图片").setInputFiles(picture("标签.png"));
    sent.release();
    await expect(send).toBeEnabled();
    await expect(chat.getByText("标签.png")).toBeVisible();
    await send.click();
    await expect(chat.getByText("标签.png")).toBeHidden();
    expect((await mock.state.records("chatPictures", {})).records).toHaveLength(2);
  },
);

test("messages that come while the chat is closed are counted, and marked as new", async ({ page, mock }) => {
  await page.goto("/404");
  await openChat(page);
  const chat = chatFrame(page);
  const tool = page
    .getByRole("complementary", { name: "快捷工具" })
    .getByRole("button", { name: /^在线客服/ });
  await chat.getByRole("textbox", { name: "输入消息" }).fill("怎样才能包邮？");
  await chat.getByRole("button", { name: "发送", exact: true }).click();
  await expect(chat.getByRole("log")).toContainText(/我 10:00\s*怎样才能包邮？/);
  await page.getByRole("button", { name: "关闭客服" }).click();
  await expect(page.locator("iframe")).toBeHidden();
  await mock.clock.advance(10);
  await expect(tool).toContainText("1条新消息");
  await tool.click();
  await expect(chat.getByRole("log")).toContainText("以下为新消息");
  await expect(chat.getByRole("log")).toContainText("满 500 元包邮");
  await expect(tool).not.toContainText("新消息");
});

test(
  "a token that is too old is renewed; a chat whose session has ended says so",
  { tag: "@walk" },
  async ({ page, mock }) => {
    await page.goto("/404");
    await expect(page.getByRole("link", { name: /嘉兴南湖康宁大药房/ })).toBeVisible();
    await mock.clock.advance("1h");
    await openChat(page);
    await page.getByRole("button", { name: "重新连接" }).click();
    const chat = chatFrame(page);
    await expect(chat.getByRole("heading", { name: "专属客服 王雅琴" })).toBeVisible();
    expect(await page.evaluate(() => document.querySelector("iframe")?.src)).toMatch(/token=\w+$/);
    const logged = await mock.requests({ operationId: "openChat" });
    expect(logged.map(({ path }) => path).join()).not.toMatch(/token=\w/);
    await mock.clock.advance("8d");
    await expect(chat.getByRole("alert")).toHaveText("登录已失效，请重新登录商城后再咨询");
  },
);

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    world: { persona: "buyer", clock: "2026-11-21 21:30:00" },
  });

  test("a message is left outside the hours", async ({ page, mock, expectAccessible }) => {
    await page.goto("/help/fwbz/zskf");
    await page.getByRole("button", { name: "开始对话" }).press("Enter");
    const chat = chatFrame(page);
    await expect(chat.getByText("非服务时间，可留言")).toBeVisible();
    const log = chat.getByRole("log");
    await chat.getByRole("button", { name: "转人工" }).click();
    await expect(log).toContainText(/我 21:30\s*转人工/);
    await mock.clock.advance(10);
    await expect(log).toContainText("2026-11-22 08:30 上班后第一时间回复");
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

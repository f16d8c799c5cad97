import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { MOCK, PANEL, call, openTab } from "./support/panel.ts";
import { expect, test } from "./support/shop.ts";

/** The name of this journey's world, which the browser's cookie holds. */
async function worldOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies(MOCK);
  return cookies.find(({ name }) => name === "mock_world")!.value;
}

const rows = (page: Page) => page.locator("tr.call");
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole("status", { name: "提示" }).getByText(text);

test("the log grows as the shop calls, and says why a call was refused", async ({ page, context, mock }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PANEL);
  await expect(page.getByText("还没有请求")).toBeVisible();
  await expect(page.getByText("实时")).toBeVisible();
  await call(page, "/api/goods/list?keywords=感冒&page=0");
  await call(page, "/api/goods/list?keywords=amxl");
  await call(page, "/api/order");
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText("/api/order");

  const refused = rows(page).filter({ hasText: "keywords=感冒&page=0" });
  await expect(refused).toContainText("违反契约");
  await refused.getByRole("link").click();
  const why = page.getByRole("group", { name: "为什么被拒" });
  await expect(why).toContainText("契约校验");
  await expect(why.getByRole("row").last()).toContainText("查询参数pageminimum");
  await expect(page.getByRole("group", { name: "响应的内容" })).toContainText('"code": 422');
  await page.getByRole("button", { name: /curl 命令/ }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^curl -i -X GET '.*keywords=/);
  await page.getByText(/^请求头/).click();
  await expect(page.locator(".headers").first()).toContainText("user-agent");
  const saved = page.waitForEvent("download");
  await page.getByRole("region", { name: "请求 1" }).getByRole("button", { name: "HAR" }).click();
  const har = JSON.parse(await readFile(await (await saved).path(), "utf8")) as {
    log: { entries: unknown[] };
  };
  expect(har.log.entries).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(why).toBeHidden();

  await page.keyboard.press("/");
  await page.keyboard.type("商品列表 amxl");
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "4xx" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: "只看违反契约" }).check();
  await page.getByLabel("接口", { exact: true }).selectOption({ label: "我的订单" });
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "清除" }).click();

  await page.getByRole("button", { name: "暂停" }).click();
  await call(page, "/api/goods/hot");
  await page.getByRole("button", { name: /又来了 1 个请求/ }).click();
  await expect(rows(page).first()).toContainText("/api/goods/hot");
  await page.getByRole("button", { name: "清空" }).click();
  await expect(page.getByText("还没有请求")).toBeVisible();
  expect(await mock.requests()).toEqual([]);
});

test("pictures are left out of the log until they are wanted", async ({ page }) => {
  await page.goto(PANEL);
  await expect(page.getByText("实时")).toBeVisible();
  const list = (await (await call(page, "/api/goods/list")).json()) as { data: unknown };
  const picture = /"(?:https?:[^"]*)?(\/images\/[^"]+)"/.exec(JSON.stringify(list.data))?.[1];
  await call(page, picture!);
  await page.getByRole("checkbox", { name: "含图片（1）" }).waitFor();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("checkbox", { name: "含图片（1）" }).check();
  await expect(rows(page)).toHaveCount(2);
});

test("who logs in in the panel is logged in in the shop, in the panel's world", async ({ page, context }) => {
  await page.goto(`${PANEL}?world=journey-of-two#/people`);
  await page.getByRole("button", { name: "登录为 buyer" }).click();
  await expect(notice(page, /已登录为 buyer，商城也转到了世界 journey-of-two/)).toBeVisible();
  await expect(page.getByRole("link", { name: /buyer 杭州西溪康民大药房/ })).toBeVisible();
  const shop = await context.newPage();
  await shop.goto("/");
  await expect(shop.getByText("杭州西溪康民大药房").first()).toBeVisible();
  await shop.close();
  await page.getByRole("button", { name: "退出" }).click();
  await expect(page.getByText("未登录", { exact: true })).toBeVisible();
  expect((await call(page, "/api/order")).status()).toBe(401);
});

test("a scenario is found by its words and set up", async ({ page, mock }) => {
  await page.goto(`${PANEL}#/people`);
  await page.getByRole("searchbox", { name: "筛选场景" }).fill("维护");
  await page.getByRole("checkbox", { name: "同时冻结时钟" }).check();
  await page.getByRole("button", { name: "进入：系统维护（503）" }).click();
  await expect(notice(page, "已进入场景「系统维护（503）」")).toBeVisible();
  await expect(page.getByText("当前场景")).toBeVisible();
  expect((await call(page, "/api/goods/list")).status()).toBe(503);
  expect((await mock.clock.read()).frozen).toBe(true);
});

test("faults come by a preset and by the form, hit the shop, and go", async ({ page, mock }) => {
  await page.goto(`${PANEL}#/faults`);
  const maintenance = page.getByRole("button", { name: /^维护中/ });
  await maintenance.click();
  await expect(maintenance).toHaveAttribute("aria-pressed", "true");
  expect((await call(page, "/api/goods/list")).status()).toBe(503);
  await maintenance.click();
  await expect(maintenance).toHaveAttribute("aria-pressed", "false");
  expect((await call(page, "/api/goods/list")).status()).toBe(200);

  await page.getByRole("button", { name: "添加故障" }).click();
  await expect(page.getByRole("alert")).toHaveText("请选择接口");
  const picker = page.getByRole("combobox", { name: "接口" });
  await picker.fill("商品列表 goods");
  await picker.press("Enter");
  await expect(picker).toHaveValue("商品列表（listGoods）");
  await page.getByRole("button", { name: "422 字段有误" }).click();
  await page.getByRole("textbox", { name: "第 1 个字段", exact: true }).fill("keywords");
  await page.getByRole("textbox", { name: "第 1 个字段的信息" }).fill("关键词太短");
  await page.getByRole("textbox", { name: "先放过几次" }).fill("1");
  await page.getByRole("textbox", { name: "共几次" }).fill("1");
  await page.getByRole("button", { name: "添加故障" }).click();
  const item = page.getByRole("listitem").filter({ hasText: "放过前 1 次，只 1 次" });
  await expect(item).toContainText("返回 422");
  expect((await call(page, "/api/goods/list")).status()).toBe(200);
  const answer = await call(page, "/api/goods/list");
  expect(await answer.json()).toMatchObject({ code: 422, errors: { keywords: ["关键词太短"] } });
  await expect(item).toContainText("命中 1 次");
  await expect(item).toContainText("已用完");
  await page.getByRole("button", { name: /^移除故障/ }).click();
  await expect(page.getByText("没有故障")).toBeVisible();
  expect(await mock.faults.list()).toEqual([]);
});

test("the clock is frozen, moved, set, and runs on", async ({ page, mock }) => {
  await page.goto(`${PANEL}#/clock`);
  const chip = page.getByRole("link", { name: /^时钟 20/ });
  await expect(chip).toContainText("2026-11-21 10:00:00");
  await page.getByRole("button", { name: "+7 天" }).click();
  await expect(chip).toContainText("2026-11-28 10:00:00");
  await page.getByLabel("上海时间").fill("2027-01-02T03:04:05");
  await page.getByRole("button", { name: "冻结在此时" }).click();
  await expect(chip).toContainText("2027-01-02 03:04:05");
  // Somebody else moves it.
  await mock.clock.advance("1h");
  await expect(chip).toContainText("2027-01-02 04:04:05");
  await page.getByRole("button", { name: "继续走" }).click();
  await expect(page.getByText("正在走")).toBeVisible();
  await expect(chip).toContainText(/04:04:(?:0[6-9]|[1-5]\d)/);
});

test("codes that were sent are read and copied; what waits outside is done", async ({ page, mock }) => {
  await mock.scenario("payment-processing", { freeze: true });
  await page.goto(`${PANEL}#/outbox`);
  await expect(page.getByText("还没有发出任何消息")).toBeVisible();
  await page.request.get(`${MOCK}/api/user/captcha`);
  const [message] = await mock.outbox();
  await expect(page.locator(".mail-code")).toContainText(message!.code);

  const code = (await (await page.request.post(`${MOCK}/api/wechat/login_code`)).json()) as {
    data: { id?: string; code_id?: string };
  };
  await openTab(page, "审批");
  const wechat = page.getByRole("region", { name: "微信二维码" });
  await wechat.getByRole("button", { name: "扫码" }).click();
  await wechat.getByRole("button", { name: "确认" }).click();
  await expect(wechat.getByText("没有等待扫描的二维码")).toBeVisible();
  const id = code.data.id ?? code.data.code_id;
  expect((await mock.state.records("wechatCodes", { q: id! })).records[0]?.value).toMatchObject({ state: 3 });

  const registrations = page.getByRole("region", { name: "注册审核" });
  await registrations.getByRole("textbox", { name: "驳回理由" }).fill("照片模糊");
  await registrations.getByRole("button", { name: "驳回" }).click();
  await expect(registrations.getByText("没有待审核的注册")).toBeVisible();
  const payments = page.getByRole("region", { name: "付款" });
  await payments.getByRole("button", { name: "到账" }).click();
  await expect(payments.getByText("没有进行中的付款")).toBeVisible();
  await openTab(page, "发件箱");
  await expect(page.locator(".mail").filter({ hasText: "照片模糊" })).toBeVisible();
});

test("a snapshot is saved, compared, restored, taken away and brought back", async ({ page, mock }) => {
  await page.goto(`${PANEL}#/snapshots`);
  await page.getByRole("textbox", { name: "快照名" }).fill("之前");
  await page.getByRole("button", { name: "保存快照" }).click();
  await expect(page.getByRole("heading", { name: "之前" })).toBeVisible();
  await page.request.get(`${MOCK}/api/user/captcha`);
  await page.getByRole("button", { name: "比较快照 之前" }).click();
  await expect(page.locator(".change").filter({ hasText: "captchas" })).toContainText("新增");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "下载快照 之前" }).click();
  const file = await (await saved).path();
  await page.getByRole("button", { name: "恢复快照 之前" }).click();
  await expect(page.getByText("没有任何不同")).toBeVisible();
  await page.getByRole("button", { name: "删除快照 之前" }).click();
  await expect(page.getByText("还没有快照")).toBeVisible();
  await page.getByLabel("快照文件").setInputFiles(file);
  await expect(page.getByRole("heading", { name: "之前" })).toBeVisible();
  expect((await mock.snapshots.list()).map(({ name }) => name)).toEqual(["之前"]);
  await page.getByLabel("快照文件").setInputFiles({
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from("{ torn"),
  });
  await expect(notice(page, /x\.json 不是 JSON 文件/)).toBeVisible();
});

test("records are searched and read, and coverage counts what was called", async ({ page }) => {
  await page.goto(`${PANEL}#/state`);
  await page.getByRole("navigation", { name: "数据表" }).getByRole("link", { name: /goods/ }).click();
  await page.keyboard.press("/");
  await page.keyboard.type("布洛芬缓释胶囊");
  const record = page.locator(".record").first();
  await expect(record).toContainText("布洛芬缓释胶囊");
  await record.getByRole("button").first().click();
  await expect(record.getByRole("group").first()).toContainText('"name"');

  await call(page, "/api/goods/list");
  await page.keyboard.press("9");
  await expect(page.getByText(/^1 \/ \d+$/).first()).toBeVisible();
  await page.getByRole("button", { name: "调用过", exact: true }).click();
  await expect(page.locator(".covered-row")).toHaveCount(1);
  await expect(page.locator(".covered-row")).toContainText("商品列表listGoods200");
});

test("worlds are made, shown by address, given to the shop, reset by the keyboard and dropped", async ({
  page,
  mock,
}) => {
  const own = await worldOf(page).catch(() => "");
  await page.goto(`${PANEL}#/worlds`);
  const name = `${own}-b`.slice(-60);
  await page.getByRole("textbox", { name: "新世界的名字" }).fill("不行");
  await expect(page.getByText("只能用字母")).toBeVisible();
  await page.getByRole("textbox", { name: "新世界的名字" }).fill(name);
  await page.getByRole("button", { name: "新建" }).click();
  await expect(page).toHaveURL(new RegExp(`world=${name}`));
  await expect(page.getByRole("combobox", { name: "世界" })).toHaveValue(name);
  await page.getByRole("button", { name: `商城在 ${own}，转到这里` }).click();
  await expect.poll(() => worldOf(page)).toBe(name);
  await call(page, "/api/nothing");
  await page.keyboard.press("1");
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("r");
  await page
    .getByRole("dialog", { name: `重置世界 ${name}？` })
    .getByRole("button", { name: "重置" })
    .click();
  await expect(page.getByText("还没有请求")).toBeVisible();
  await page.keyboard.press("0");
  await page.getByRole("searchbox", { name: "筛选世界" }).fill(name);
  await page.getByRole("button", { name: `删除世界 ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "删除" }).click();
  await expect(page).toHaveURL(/world=default/);
  await expect(notice(page, `世界 ${name} 已删除`)).toBeVisible();
  expect((await mock.worlds()).map((world) => world.name)).not.toContain(name);
  await page.goBack();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "快捷键" })).toBeVisible();
});

test("a lost connection is told, and what was missed is there when it is back", async ({ page }) => {
  await page.route("**/__mock__/events", (route) => route.abort());
  await page.goto(PANEL);
  await expect(page.getByText("与模拟服务的连接断开了")).toBeVisible();
  await call(page, "/api/goods/hot");
  await page.unroute("**/__mock__/events");
  await expect(page.getByText("实时")).toBeVisible();
  await expect(page.getByText("与模拟服务的连接断开了")).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
});

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { MOCK, PANEL, call, openTab } from "./support/panel.ts";
import { expect, test } from "./support/shop.ts";
import { confirmWord, holdResponses } from "./support/steps.ts";

/** The name of this journey's world, from the browser's cookie. */
async function worldOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies(MOCK);
  return cookies.find(({ name }) => name === "mock_world")!.value;
}

const rows = (page: Page) => page.locator("tr.call");
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole("status", { name: "Notices" }).getByText(text);

test("the log follows the shop's requests, and says why a request was refused", async ({
  page,
  context,
  mock,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PANEL);
  await expect(page.getByText("No requests yet")).toBeVisible();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await call(page, "/api/goods/list?keywords=感冒&page=0");
  await call(page, "/api/goods/list?keywords=amxl");
  await call(page, "/api/order");
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText("/api/order");

  const refused = rows(page).filter({ hasText: "keywords=感冒&page=0" });
  await expect(refused).toContainText("violation");
  await refused.getByRole("link").click();
  const why = page.getByRole("group", { name: "Why it was refused" });
  await expect(why).toContainText("Contract: fields violate the contract");
  await expect(why.getByRole("row").last()).toContainText("querypageminimum");
  await expect(page.getByRole("group", { name: "Content: Response" })).toContainText('"code": 422');
  await page.getByRole("button", { name: /curl command/ }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^curl -i -X GET '.*keywords=/);
  await page.getByText(/^Request headers/).click();
  await expect(page.locator(".headers").first()).toContainText("user-agent");
  const saved = page.waitForEvent("download");
  await page.getByRole("region", { name: "Request 1" }).getByRole("button", { name: "HAR" }).click();
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
  await page.getByRole("checkbox", { name: "Violations only" }).check();
  await page.getByLabel("Operation", { exact: true }).selectOption({ label: "我的订单" });
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Clear", exact: true }).click();

  await page.getByRole("button", { name: "Pause" }).click();
  await call(page, "/api/goods/hot");
  await page.getByRole("button", { name: /1 new request:/ }).click();
  await expect(rows(page).first()).toContainText("/api/goods/hot");
  await page.getByRole("button", { name: "Clear log" }).click();
  await expect(page.getByText("No requests yet")).toBeVisible();
  expect(await mock.requests()).toEqual([]);
});

test("pictures are hidden in the log by default", async ({ page }) => {
  await page.goto(PANEL);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const list = (await (await call(page, "/api/goods/list")).json()) as { data: unknown };
  const picture = /"(?:https?:[^"]*)?(\/images\/[^"]+)"/.exec(JSON.stringify(list.data))?.[1];
  await call(page, picture!);
  await page.getByRole("checkbox", { name: "Images (1)" }).waitFor();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Images (1)" }).check();
  await expect(rows(page)).toHaveCount(2);
});

test("logging in in the panel logs in the shop, in the panel's world", async ({ page, context }) => {
  await page.goto(`${PANEL}?world=journey-of-two#/people`);
  await page.getByRole("button", { name: "Log in as buyer" }).click();
  await expect(notice(page, /Logged in as buyer; the shop now uses world journey-of-two/)).toBeVisible();
  await expect(page.getByRole("link", { name: /buyer 杭州西溪康民大药房/ })).toBeVisible();
  const shop = await context.newPage();
  await shop.goto("/");
  await expect(shop.getByText("杭州西溪康民大药房").first()).toBeVisible();
  await shop.close();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Not logged in", { exact: true })).toBeVisible();
  expect((await call(page, "/api/order")).status()).toBe(401);
});

test("a scenario is found by search and entered", async ({ page, mock }) => {
  await page.goto(`${PANEL}#/people`);
  await page.getByRole("searchbox", { name: "Filter scenarios" }).fill("maintenance");
  await page.getByRole("checkbox", { name: "Freeze the clock" }).check();
  await page.getByRole("button", { name: "Enter: Maintenance (503)" }).click();
  await expect(notice(page, "Entered scenario “Maintenance (503)”")).toBeVisible();
  await expect(page.getByText("current scenario")).toBeVisible();
  expect((await call(page, "/api/goods/list")).status()).toBe(503);
  expect((await mock.clock.read()).frozen).toBe(true);
});

test("faults are added by a preset and by the form, take effect in the shop, and are removed", async ({
  page,
  mock,
}) => {
  await page.goto(`${PANEL}#/faults`);
  const maintenance = page.getByRole("button", { name: /^Maintenance/ });
  await maintenance.click();
  await expect(maintenance).toHaveAttribute("aria-pressed", "true");
  expect((await call(page, "/api/goods/list")).status()).toBe(503);
  await maintenance.click();
  await expect(maintenance).toHaveAttribute("aria-pressed", "false");
  expect((await call(page, "/api/goods/list")).status()).toBe(200);

  await page.getByRole("button", { name: "Add fault" }).click();
  await expect(page.getByRole("alert")).toHaveText("Choose an operation");
  const picker = page.getByRole("combobox", { name: "Operation" });
  await picker.fill("商品列表 goods");
  await confirmWord(picker);
  await expect(picker).toHaveValue("商品列表 goods");
  await picker.press("Enter");
  await expect(picker).toHaveValue("商品列表 (listGoods)");
  await page.getByRole("button", { name: "422 invalid fields" }).click();
  await page.getByRole("textbox", { name: "Field 1", exact: true }).fill("keywords");
  await page.getByRole("textbox", { name: "Message of field 1" }).fill("关键词太短");
  await page.getByRole("textbox", { name: "Skip first" }).fill("1");
  await page.getByRole("textbox", { name: "Times" }).fill("1");
  await page.getByRole("button", { name: "Add fault" }).click();
  const item = page.getByRole("listitem").filter({ hasText: "after 1 call, once" });
  await expect(item).toContainText("returns 422");
  expect((await call(page, "/api/goods/list")).status()).toBe(200);
  const response = await call(page, "/api/goods/list");
  expect(await response.json()).toMatchObject({ code: 422, errors: { keywords: ["关键词太短"] } });
  await expect(item).toContainText("hits: 1");
  await expect(item).toContainText("used up");
  await page.getByRole("button", { name: /^Remove fault/ }).click();
  await expect(page.getByText("No faults")).toBeVisible();
  expect(await mock.faults.list()).toEqual([]);
});

test("a typed response is checked against the contract before it is added", async ({ page, mock }) => {
  await page.goto(`${PANEL}#/faults`);
  const picker = page.getByRole("combobox", { name: "Operation" });
  await picker.fill("商品列表 goods");
  await picker.press("Enter");
  const add = page.getByRole("button", { name: "Add fault" });
  await page.getByLabel("Kind").selectOption("answer");
  await page.getByRole("button", { name: "503 maintenance" }).click();
  await page.getByLabel("Headers").fill("Retry-After 30");
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("A header is Name: value");
  await page.getByLabel("Headers").fill("Retry-After: 30");
  await page.getByLabel("Body").fill('{"code": 503}');
  await add.click();
  await expect(page.getByText("It breaks the contract; add it again to plan it")).toBeVisible();
  expect(await mock.faults.list()).toEqual([]);
  await add.click();
  await expect(page.getByText("Given response", { exact: false }).last()).toBeVisible();
  await expect.poll(() => mock.faults.list()).toHaveLength(1);
  const response = await call(page, "/api/goods/list");
  expect([response.status(), response.headers()["retry-after"]]).toEqual([503, "30"]);

  await mock.faults.clear();
  await page.getByLabel("Kind").selectOption("patch");
  await page.getByLabel("JSON Patch").fill("[");
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("Enter a JSON Patch, a list");
  await page.getByLabel("JSON Patch").fill('[{"op": "replace", "path": "/data/total", "value": 3}]');
  await add.click();
  await expect.poll(() => mock.faults.list()).toHaveLength(1);
  const patched = (await (await call(page, "/api/goods/list")).json()) as { data: { total: number } };
  expect(patched.data.total).toBe(3);
});

test("a response is typed from the contract's example or the last one, with the lines that are wrong", async ({
  page,
  mock,
}) => {
  await call(page, "/api/goods/list?page_size=2");
  await page.goto(`${PANEL}#/faults`);
  await page.getByLabel("Kind").selectOption("answer");
  const picker = page.getByRole("combobox", { name: "Operation" });
  await picker.fill("listGoods");
  await picker.press("Enter");
  const body = page.getByLabel("Body");
  await expect(body).toHaveValue(/^\{\n {2}"code": 200,/);
  await page.getByRole("button", { name: "404 not found" }).click();
  await expect(body).toHaveValue(/"code": 404/);

  await page.getByRole("button", { name: "Last response" }).click();
  await expect(body).toHaveValue(/"page_size": 2/);
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("200");
  const wrong = (await body.inputValue()).replace(/"total": \d+/, '"total": "many"');
  await body.fill(wrong);
  const result = page.getByRole("status").filter({ hasText: "It breaks the contract" });
  await expect(result).toContainText("body.data.total must be integer");
  await result.getByRole("button", { name: /^Line \d+$/ }).click();
  const selected = await body.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    value.slice(selectionStart, selectionEnd),
  );
  expect(selected).toContain('"total": "many"');
  await body.fill('{"code": 200,\n"message" "成功"}');
  await expect(result).toContainText("Line 2the body is not JSON: colon expected");
  await expect(page.getByRole("button", { name: "Format" })).toBeDisabled();
  await body.fill('{"code": 403, "message": "暂停营业"}');
  await page.getByLabel("Status", { exact: true }).fill("403");
  await expect(result).toBeHidden();
  await page.getByRole("button", { name: "Format" }).click();
  await expect(body).toHaveValue('{\n  "code": 403,\n  "message": "暂停营业"\n}');

  await page.getByLabel("Times").fill("1");
  await page.getByRole("button", { name: "Add fault" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Given response" })).toContainText("once");
  const refused = await call(page, "/api/goods/list");
  expect([refused.status(), await refused.json()]).toEqual([403, { code: 403, message: "暂停营业" }]);
  expect((await call(page, "/api/goods/list")).status()).toBe(200);
  expect(await mock.requests({ violations: "true" })).toEqual([]);
});

test("the effects of several calls are a sequence", async ({ page, mock }) => {
  await page.goto(`${PANEL}#/faults`);
  const picker = page.getByRole("combobox", { name: "Operation" });
  await picker.fill("listGoods");
  await picker.press("Enter");
  const next = page.getByRole("button", { name: "Another effect on the next call" });
  const step = (number: number) => page.getByRole("group", { name: `Call ${number}` });
  await next.click();
  await step(2).getByLabel("Kind").selectOption("none");
  await next.click();
  await step(3).getByRole("button", { name: "404 not found" }).click();
  await step(3).getByLabel("Status", { exact: true }).fill("99");
  await expect(page.getByLabel("Times")).toBeHidden();
  await page.getByRole("button", { name: "Add fault" }).click();
  await expect(step(3).getByRole("alert")).toHaveText("Enter a number from 200 to 599");
  await step(3).getByLabel("Status", { exact: true }).fill("429");
  await step(3).getByRole("button", { name: "Move up: Call 3" }).click();
  await next.click();
  await step(4).getByRole("button", { name: "Remove: Call 4" }).click();
  await page.getByRole("button", { name: "Add fault" }).click();
  const item = page.getByRole("listitem").filter({ hasText: "returns 500 → returns 429 → Real response" });
  await expect(item).toBeVisible();
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await call(page, "/api/goods/list")).status());
  expect(statuses).toEqual([500, 429, 200, 200]);
  await expect(item).toContainText("used up");
  expect(await mock.faults.list()).toHaveLength(1);
});

test("a call underway is in the log before its response", async ({ page, mock }) => {
  await page.goto(`${PANEL}#/requests`);
  await mock.fault({ match: { operationId: "listGoods" }, fault: { kind: "delay", delay: 60_000 } });
  const leave = new AbortController();
  const headers = { "x-mock-world": mock.world };
  const sent = fetch(`${mock.url}/api/goods/list`, { headers, signal: leave.signal }).catch(() => undefined);
  await expect(page.locator(".call")).toContainText("underway");
  leave.abort();
  await sent;
});

test("a product is created and found", async ({ page, mock }) => {
  await page.goto(`${PANEL}#/state`);
  await page.getByRole("button", { name: "Create" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("JSON").fill('{"nam": "甲乙丙丁颗粒"}');
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByRole("alert")).toContainText("has no field nam (did you mean name?)");
  await dialog.getByLabel("JSON").fill('{"name": "甲乙丙丁颗粒"}');
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toBeHidden();
  const response = await call(page, "/api/goods/list?keywords=甲乙丙丁");
  expect(await response.json()).toMatchObject({ data: { total: 1 } });
  expect((await mock.state.records("goods", { q: "甲乙丙丁颗粒" })).total).toBe(1);
});

test("the clock is frozen, advanced, set, and resumed", async ({ page, mock }) => {
  await page.goto(`${PANEL}#/clock`);
  const chip = page.getByRole("link", { name: /^Clock 20/ });
  await expect(chip).toContainText("2026-11-21 10:00:00");
  await page.getByRole("button", { name: "+7 days" }).click();
  await expect(chip).toContainText("2026-11-28 10:00:00");
  await page.getByLabel("Shanghai time").fill("2027-01-02T03:04:05");
  await page.getByRole("button", { name: "Set and freeze" }).click();
  await expect(chip).toContainText("2027-01-02 03:04:05");
  // Another client advances it.
  await mock.clock.advance("1h");
  await expect(chip).toContainText("2027-01-02 04:04:05");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("Running · Shanghai time")).toBeVisible();
  await expect(chip).toContainText(/04:04:(?:0[6-9]|[1-5]\d)/);
});

test("codes are read and copied; pending approvals are processed", async ({ page, mock }) => {
  await mock.scenario("payment-processing", { freeze: true });
  await page.goto(`${PANEL}#/outbox`);
  await expect(page.getByText("No messages yet")).toBeVisible();
  await page.request.get(`${MOCK}/api/user/captcha`);
  const [message] = await mock.outbox();
  await expect(page.locator(".mail-code")).toContainText(message!.code);

  const code = (await (await page.request.post(`${MOCK}/api/wechat/login_code`)).json()) as {
    data: { id?: string; code_id?: string };
  };
  await openTab(page, "Approvals");
  const wechat = page.getByRole("region", { name: "WeChat QR codes" });
  await wechat.getByRole("button", { name: "Scan" }).click();
  await wechat.getByRole("button", { name: "Confirm" }).click();
  await expect(wechat.getByText("No QR codes to scan")).toBeVisible();
  const id = code.data.id ?? code.data.code_id;
  expect((await mock.state.records("wechatCodes", { q: id! })).records[0]?.value).toMatchObject({ state: 3 });

  const registrations = page.getByRole("region", { name: "Registrations" });
  await registrations.getByRole("textbox", { name: "Reason of rejection" }).fill("照片模糊");
  await registrations.getByRole("button", { name: "Reject" }).click();
  await expect(registrations.getByText("No registrations to review")).toBeVisible();
  const payments = page.getByRole("region", { name: "Payments" });
  await payments.getByRole("button", { name: "Received" }).click();
  await expect(payments.getByText("No payments in progress")).toBeVisible();
  await openTab(page, "Outbox");
  await expect(page.locator(".mail").filter({ hasText: "照片模糊" })).toBeVisible();
});

test("a snapshot is saved, compared, restored, deleted and imported", async ({ page, mock }) => {
  await page.goto(`${PANEL}#/snapshots`);
  await page.getByRole("textbox", { name: "Snapshot name" }).fill("之前");
  await page.getByRole("button", { name: "Save snapshot" }).click();
  await expect(page.getByRole("heading", { name: "之前" })).toBeVisible();
  await page.request.get(`${MOCK}/api/user/captcha`);
  await page.getByRole("button", { name: "Compare snapshot 之前" }).click();
  await expect(page.locator(".change").filter({ hasText: "captchas" })).toContainText("added");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download snapshot 之前" }).click();
  const file = await (await saved).path();
  await page.getByRole("button", { name: "Restore snapshot 之前" }).click();
  await expect(page.getByText("No differences")).toBeVisible();
  await page.getByRole("button", { name: "Delete snapshot 之前" }).click();
  await expect(page.getByText("No snapshots yet")).toBeVisible();
  await page.getByLabel("Snapshot file").setInputFiles(file);
  await expect(page.getByRole("heading", { name: "之前" })).toBeVisible();
  expect((await mock.snapshots.list()).map(({ name }) => name)).toEqual(["之前"]);
  await page.getByLabel("Snapshot file").setInputFiles({
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from("{ torn"),
  });
  await expect(notice(page, /x\.json is not a JSON file/)).toBeVisible();
});

test("records are searched, read and changed, and coverage counts the operations called", async ({
  page,
  mock,
}) => {
  await page.goto(`${PANEL}#/state`);
  await page
    .getByRole("navigation", { name: "Tables" })
    .getByRole("link", { name: /^goods\b/ })
    .click();
  await page.keyboard.press("/");
  await page.keyboard.type("布洛芬缓释胶囊");
  const record = page.locator(".record").first();
  await expect(record).toContainText("布洛芬缓释胶囊");
  await record.getByRole("button").first().click();
  await expect(record.getByRole("group").first()).toContainText('"name"');

  await record.getByRole("button", { name: "Change" }).click();
  const json = record.getByLabel("The record as JSON");
  const before = JSON.parse(await json.inputValue()) as { id: number; number: number };
  await json.fill(JSON.stringify({ ...before, number: "two" }));
  await record.getByRole("button", { name: "Save" }).click();
  await expect(record.getByRole("alert")).toContainText("number must be integer, not string");
  await json.fill(JSON.stringify({ ...before, number: 2 }));
  await record.getByRole("button", { name: "Save" }).click();
  await expect(notice(page, `Changed number of goods ${before.id}`)).toBeVisible();
  await expect(record.getByText("changed", { exact: true })).toBeVisible();
  const { records } = await mock.state.records("goods", { key: String(before.id) });
  expect(records[0]?.value).toEqual({ ...before, number: 2 });

  await call(page, "/api/goods/list");
  await page.keyboard.press("9");
  await expect(page.getByText(/^1 \/ \d+$/).first()).toBeVisible();
  await page.getByRole("button", { name: "Called", exact: true }).click();
  await expect(page.locator(".covered-row")).toHaveCount(1);
  await expect(page.locator(".covered-row")).toContainText("商品列表listGoods200");
});

test("worlds are created, linked by URL, assigned to the shop, reset by keyboard and deleted", async ({
  page,
  mock,
}) => {
  const own = await worldOf(page).catch(() => "");
  await page.goto(`${PANEL}#/worlds`);
  const name = `${own}-b`.slice(-60);
  await page.getByRole("textbox", { name: "Name of the new world" }).fill("不行");
  await expect(page.getByText("Only letters")).toBeVisible();
  await page.getByRole("textbox", { name: "Name of the new world" }).fill(name);
  await page.getByRole("button", { name: "New world" }).click();
  await expect(page).toHaveURL(new RegExp(`world=${name}`));
  await expect(page.getByRole("combobox", { name: "World" })).toHaveValue(name);
  await page.getByRole("button", { name: `Shop uses ${own}: switch` }).click();
  await expect.poll(() => worldOf(page)).toBe(name);
  await call(page, "/api/nothing");
  await page.keyboard.press("1");
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("r");
  await page
    .getByRole("dialog", { name: `Reset world ${name}?` })
    .getByRole("button", { name: "Reset" })
    .click();
  await expect(page.getByText("No requests yet")).toBeVisible();
  await page.keyboard.press("0");
  await page.getByRole("searchbox", { name: "Filter worlds" }).fill(name);
  await page.getByRole("button", { name: `Delete world ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/world=default/);
  await expect(notice(page, `World ${name} deleted`)).toBeVisible();
  expect((await mock.worlds()).map((world) => world.name)).not.toContain(name);
  await page.goBack();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test(
  "a call is listed that came in while an older list of calls was still on its way",
  { tag: "@walk" },
  async ({ page }) => {
    const older = await holdResponses(page, "**/__mock__/requests*");
    await page.goto(PANEL);
    await older.given;
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    const refreshed = page.waitForResponse("**/__mock__/worlds*");
    await call(page, "/api/goods/hot");
    await refreshed;
    older.release();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("/api/goods/hot");
  },
);

test.describe("the panel in Chinese", () => {
  // Refused calls are part of what is read.
  test.use({ failOnViolations: false });

  /** Returns the prominent texts that have a Latin word but no Chinese one. */
  const untranslated = (page: Page) =>
    page
      .locator(
        "h1, h2, h3, main button, nav button, label, th, legend, dt, .lead, .section-title, .empty-title",
      )
      .evaluateAll((elements) =>
        elements
          // Rows hold names, also of the worlds of other journeys.
          .filter((element) => !element.closest("tbody"))
          .map((element) => element.textContent.trim())
          .filter((text) => /[A-Za-z]{2}/.test(text) && !/[\u4E00-\u9FFF]/.test(text)),
      );

  test(
    "is chosen in the panel and kept, holds no English but names, and is told refusals in Chinese",
    { tag: "@walk" },
    async ({ page, mock }) => {
      await mock.scenario("payment-processing", { freeze: true });
      await mock.snapshots.save("开始");
      await call(page, "/api/goods/list?page=0");
      const names = (await mock.personas()).map(({ username }) => username);
      const known = new Set([...names, "Content-Type", "HAR", "2xx", "4xx", "5xx"]);
      await page.goto(PANEL);
      await page.getByRole("button", { name: "中文" }).click();
      await expect(page.getByText("实时", { exact: true })).toBeVisible();
      const tabs = ["请求", "场景", "故障", "时钟", "发件箱", "待办", "数据", "快照", "接口覆盖", "沙箱"];
      for (const title of tabs)
        await test.step(title, async () => {
          const panel = page.getByRole("navigation", { name: "控制台" });
          await panel.getByRole("link", { name: new RegExp(`^${title}`) }).click();
          await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
          await expect(page.getByText("加载中……")).toHaveCount(0);
          expect((await untranslated(page)).filter((text) => !known.has(text))).toEqual([]);
        });

      await page.keyboard.press("1");
      await rows(page).first().getByRole("link").click();
      const why = page.getByRole("group", { name: "为什么被拒绝" });
      await expect(why).toContainText("契约：字段违反契约");
      await page.keyboard.press("3");
      await page.getByLabel("种类").selectOption("answer");
      await page.getByRole("button", { name: "为下一次请求添加效果" }).click();
      expect((await untranslated(page)).filter((text) => !known.has(text))).toEqual([]);
      await page.getByRole("button", { name: "清空表单" }).click();
      await page.getByRole("group", { name: "目标" }).getByRole("button", { name: "路径" }).click();
      await page.getByRole("textbox", { name: "路径" }).fill("/api/nothing");
      await page.getByRole("button", { name: "添加故障" }).click();
      await expect(page.getByRole("status", { name: "通知" })).toContainText("没有接口符合 /api/nothing");

      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: "故障" })).toBeVisible();
      await page.getByRole("button", { name: "EN" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Faults" })).toBeVisible();
    },
  );
});

test(
  "a lost connection is reported, and missed requests are shown after reconnecting",
  { tag: "@walk" },
  async ({ page }) => {
    await page.route("**/__mock__/events", (route) => route.abort());
    await page.goto(PANEL);
    await expect(page.getByText("The connection to the mock is lost")).toBeVisible();
    await call(page, "/api/goods/hot");
    await page.unroute("**/__mock__/events");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await expect(page.getByText("The connection to the mock is lost")).toBeHidden();
    await expect(rows(page)).toHaveCount(1);
  },
);

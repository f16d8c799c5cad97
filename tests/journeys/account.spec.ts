import { truncate, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { operations } from "#generated/operations.ts";
import { mockWorld } from "#mock/test-kit/mock-world.ts";
import { expect, test } from "./support/shop.ts";
import { clickTwice, hold, layoutShift, readAgreement } from "./support/steps.ts";

/** A one-pixel image. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test.describe("as a buyer", () => {
  test.use({ world: { persona: "buyer" } });

  test("the member center lists what to do, and adds frequently bought goods to the cart", async ({
    page,
    mock,
    expectAccessible,
  }) => {
    await page.goto("/user");
    const reminders = page.getByRole("list", { name: "待办提醒" });
    await expect(reminders.getByRole("listitem")).toHaveCount(1);
    await page.getByRole("button", { name: "还有 1 项" }).click();
    await expect(reminders.getByRole("listitem")).toHaveText([
      /^食品经营许可证还剩 18 天，到期后相关商品将不能购买。/,
      /^2 张优惠券将在 3 天内到期。/,
    ]);
    const account = page.getByRole("region", { name: "账户" });
    await expect(account).toContainText("客户编码 KH330106001");
    await expect
      .poll(() => account.locator("img").evaluate((face: HTMLImageElement) => face.naturalWidth))
      .not.toBe(0);
    await expect(panel(page, "我的钱包")).toContainText("¥2,680.50");
    await expect(panel(page, "我的订单").getByRole("link", { name: "待付款" })).toContainText("1");
    expect(await mock.requests({ operationId: "getCurrentUser" })).toHaveLength(1);
    await expectAccessible();

    await panel(page, "常购商品").getByRole("button", { name: /^加购/ }).first().click();
    await expect(page.getByText(/^已加入购物车/)).toBeVisible();
    await reminders.getByRole("link", { name: "更新证照" }).click();
    await expect(page).toHaveURL(/\/zhzx\/zzzj$/);
  });

  test(
    "the member center's failed blocks show their errors in place, and reload",
    { tag: "@walk" },
    async ({ page, mock }) => {
      await mock.fault({
        match: { operationId: "getBalance" },
        fault: { kind: "status", status: 500 },
        times: 1,
      });
      await mock.fault({
        match: { operationId: "listFastBuy" },
        fault: { kind: "status", status: 500 },
        times: 1,
      });
      // The reminders above request the credit too: a failure must not remount the page in an endless loop.
      await mock.fault({ match: { operationId: "getCredit" }, fault: { kind: "status", status: 500 } });
      await page.goto("/user");
      await expect(page.getByRole("button", { name: "重新加载可用账期" })).toBeVisible();
      expect((await mock.requests({ operationId: "getCredit" })).length).toBeLessThan(4);
      await page.getByRole("button", { name: "重新加载余额" }).click();
      await expect(panel(page, "我的钱包")).toContainText("¥2,680.50");
      await expect(panel(page, "我的收藏").getByRole("listitem").first()).toBeVisible();
      await panel(page, "常购商品").getByRole("button", { name: "重新加载" }).click();
      await expect(panel(page, "常购商品").getByRole("listitem")).toHaveCount(6);
    },
  );

  for (const width of [1440, 390])
    for (const slow of ["getCredit", "getCurrentUser", "listCertificates", "listFastBuy"] as const)
      test(
        `at ${width} px the member center shows the other blocks while ${slow} is slow, and nothing moves`,
        {
          tag: width === 390 && slow === "getCurrentUser" ? [] : "@walk",
        },
        async ({ page, mock }) => {
          await page.setViewportSize({ width, height: 844 });
          const release = await hold(page, new RegExp(`${operations[slow].path}(\\?|$)`));
          await page.goto("/user");
          // On a phone the links to the member center's pages have a region of that name too.
          await expect(panel(page, "我的钱包").first()).toContainText("¥2,680.50");
          await expect(panel(page, "我的消息").getByRole("listitem").first()).toBeVisible();
          await expect(panel(page, "我的收藏").getByRole("listitem").first()).toBeVisible();
          if (slow !== "getCurrentUser") await expect(panel(page, "账户")).toBeVisible();
          if (slow !== "listFastBuy")
            await expect(panel(page, "常购商品").getByRole("listitem").first()).toBeVisible();
          expect(await mock.requests({ operationId: slow })).toEqual([]);
          await release();
          await expect(page.getByRole("list", { name: "待办提醒" })).toContainText(
            "食品经营许可证还剩 18 天",
          );
          await expect(panel(page, "账户")).toBeVisible();
          await expect(panel(page, "常购商品").getByRole("listitem")).toHaveCount(6);
          await expect(page.getByRole("button", { name: "还有 1 项" })).toBeVisible();
          expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
        },
      );

  test("a button that loads keeps the focus, and its form is not submitted again", async ({ page, mock }) => {
    await page.goto("/zhzx/basic");
    await page.getByRole("button", { name: "修改联系人" }).click();
    const email = page.getByLabel("邮箱（选填）");
    const save = page.getByRole("button", { name: "保存", exact: true });
    await email.fill("yao_dian-2@mail.example.com");
    const response = await hold(page, "**/api/user/updateUserInfo");
    await mock.fault({
      match: { operationId: "updateAccountProfile" },
      fault: { kind: "status", status: 500 },
      times: 1,
    });
    await save.press("Enter");
    const saving = page.getByRole("button", { name: "保存中" });
    await expect(saving).toBeFocused();
    await expect(saving).toBeDisabled();
    await expect(saving).toHaveAttribute("aria-busy", "true");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await email.press("Enter");
    await saving.focus();
    await response();
    await expect(save).toBeFocused();
    await expect(page.getByText("系统繁忙，请稍候再试")).toBeVisible();
    expect(await mock.requests({ operationId: "updateAccountProfile" })).toHaveLength(1);
    await page.keyboard.press("Enter");
    await expect(page.getByText("基本信息已保存")).toBeVisible();
  });

  test("a message ticked while others are being marked as read stays ticked", async ({ page }) => {
    await page.goto("/wdxx");
    const ticks = page.getByRole("list", { name: "消息", exact: true }).getByRole("checkbox");
    await ticks.first().check();
    const saved = await hold(page, "**/api/message/read");
    await page.getByRole("button", { name: "标为已读" }).click();
    await ticks.last().check();
    await saved();
    await expect(page.getByText("已将 1 条消息标为已读")).toBeVisible();
    await expect(ticks.first()).not.toBeChecked();
    await expect(ticks.last()).toBeChecked();
  });

  test(
    "a button keeps the focus while its call runs and after it, whatever it looks like",
    { tag: "@walk" },
    async ({ page, mock }) => {
      await page.goto("/zhzx/addr");
      const makeDefault = page.getByRole("button", { name: "设为默认" }).first();
      const addressSaved = await hold(page, "**/api/user/address/*/default");
      await makeDefault.press("Enter");
      await expect(makeDefault).toBeDisabled();
      await expect(makeDefault).toBeFocused();
      await page.keyboard.press("Enter");
      await addressSaved();
      await expect(page.getByText(/的地址设为默认$/)).toBeVisible();
      expect(await mock.requests({ operationId: "setDefaultAddress" })).toHaveLength(1);

      await page.goto("/wdxx");
      const messages = page.getByRole("list", { name: "消息", exact: true });
      await messages.getByRole("checkbox").first().check();
      const markRead = page.getByRole("button", { name: "标为已读" });
      const marked = await hold(page, "**/api/message/read");
      await markRead.press("Enter");
      await expect(markRead).toBeDisabled();
      await expect(markRead).toBeFocused();
      await marked();
      await expect(page.getByText("已将 1 条消息标为已读")).toBeVisible();
      await expect(markRead).toBeDisabled();
      await expect(markRead).toBeFocused();

      await page.goto("/zhzx/ddgl");
      await page.getByRole("button", { name: "关联已有门店" }).click();
      await page.getByLabel("门店登录账号").fill("manager");
      await page.getByLabel("门店预留手机号").fill("13500001406");
      const sent = await hold(page, "**/api/sms/code");
      await page.getByRole("button", { name: "获取验证码" }).press("Enter");
      const sending = page.getByRole("button", { name: "获取验证码" });
      await expect(sending).toBeDisabled();
      await expect(sending).toBeFocused();
      await sent();
      const waiting = page.getByRole("button", { name: /秒后重发/ });
      await expect(waiting).toBeDisabled();
      await expect(waiting).toBeFocused();
    },
  );

  test("another phone takes the code that the former one gets", async ({ page, mock }) => {
    await page.goto("/zhzx/basic");
    await page.getByRole("button", { name: "修改联系人" }).click();
    const code = page.getByLabel("短信验证码");
    await expect(code).toBeHidden();
    await page.getByLabel("手机号", { exact: true }).fill("131 0000 0009");
    await expect(page.getByText("请用原手机号 138****1402 收到的验证码")).toBeVisible();
    const save = page.getByRole("button", { name: "保存", exact: true });
    await save.click();
    await expect(page.getByText("请填写短信验证码")).toBeVisible();
    await expect(code).toBeFocused();
    await page.getByRole("button", { name: "获取验证码" }).click();
    await expect(page.getByRole("button", { name: /秒后重发/ })).toBeVisible();
    const sent = await mock.outbox.lastCode("13800001402");
    await code.fill(sent === "000000" ? "000001" : "000000");
    await save.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "确认更换" }).click();
    await expect(page.getByText("验证码不正确，请重新输入").first()).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(sent);
    await save.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "确认更换" }).click();
    await expect(panel(page, "账号信息")).toContainText("131****0009");
  });

  test("the contact is edited: validation, a phone in use, a prompt before leaving, an expired session", async ({
    page,
    mock,
    logIn,
    expectAccessible,
  }) => {
    await page.goto("/zhzx/basic");
    await page.getByRole("button", { name: "修改联系人" }).click();
    const email = page.getByLabel("邮箱（选填）");
    const phone = page.getByLabel("手机号");
    const save = page.getByRole("button", { name: "保存", exact: true });
    await expect(page.getByLabel("联系人", { exact: true })).toBeFocused();
    await email.fill("yaodian@mail");
    await phone.fill("12800000000");
    await save.click();
    await expect(page.getByText("请填写 11 位大陆手机号")).toBeVisible();
    await expect(page.getByText(/^邮箱格式不正确/)).toBeVisible();
    await expectAccessible();

    // Letters, digits, underscore and hyphen: no dot before the @.
    await email.fill("yao.dian@mail.example.com");
    await save.click();
    await expect(page.getByText(/^邮箱格式不正确/)).toBeVisible();
    await email.fill("yao_dian-1@mail.example.com");
    await phone.fill("13500001406");
    await page.getByRole("button", { name: "获取验证码" }).click();
    await expect(page.getByText("验证码已发送至 138****1402")).toBeVisible();
    await page.getByLabel("短信验证码").fill(await mock.outbox.lastCode("13800001402"));
    await save.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "确认更换" }).click();
    await expect(page.getByText("该手机号已被其他会员使用").first()).toBeVisible();
    await expect(phone).toBeFocused();
    await phone.fill("13800001402");

    await page.getByRole("link", { name: "资质证照" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("还没有保存");
    await question.getByRole("button", { name: "继续填写" }).click();
    await expect(email).toHaveValue("yao_dian-1@mail.example.com");

    await mock.clock.advance("200h");
    await save.click();
    await page.waitForURL(/\/login\?redirect=%2Fzhzx%2Fbasic$/);
    await logIn("buyer");
    await expect(email).toHaveValue("yao_dian-1@mail.example.com");
    await clickTwice(save);
    await expect(page.getByText("基本信息已保存")).toBeVisible();
    await expect(panel(page, "账号信息")).toContainText("yao_dian-1@mail.example.com");
    expect(await mock.requests({ operationId: "updateAccountProfile", status: "200" })).toHaveLength(1);

    await page.getByRole("button", { name: "修改联系人" }).click();
    await email.fill("begun@mail.example.com");
    await mock.clock.advance("200h");
    await save.click();
    await page.waitForURL(/\/login\?redirect=%2Fzhzx%2Fbasic$/);
    await logIn("branch");
    // One account's draft must not be visible to the next account that logs in.
    await page.getByRole("button", { name: "修改联系人" }).click();
    await expect(email).not.toHaveValue("begun@mail.example.com");
  });

  test("an expiring certificate is renewed, and replaced once the new one is approved", async ({
    page,
    mock,
    expectAccessible,
  }, info) => {
    await page.goto("/zhzx/zzzj");
    const food = page.getByRole("article", { name: /^食品经营许可证/ });
    await expect(food).toContainText("还剩 18 天");
    await food.getByRole("button", { name: "查看食品经营许可证" }).click();
    await expect(page.getByRole("img", { name: /^食品经营许可证，编号/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await food.getByRole("button", { name: "更新证照" }).click();
    await page.getByRole("button", { name: "取消" }).click();
    await expect(food.getByRole("button", { name: "更新证照" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "提交审核" }).click();
    await expect(page.getByText("请选择有效期")).toBeVisible();
    await expect(page.getByText("请上传证照照片或扫描件")).toBeVisible();
    const upload = page.getByLabel("上传文件");
    await upload.setInputFiles([
      { name: "许可证.exe", mimeType: "application/octet-stream", buffer: PICTURE },
    ]);
    await expect(page.getByText(/“许可证.exe”不是/)).toBeVisible();
    const large = info.outputPath("扫描件.png");
    await writeFile(large, "");
    await truncate(large, 30 * 1024 * 1024);
    await upload.setInputFiles(large);
    await expect(page.getByText(/“扫描件.png”上传失败：图片无法打开/)).toBeVisible();
    await page.getByRole("button", { name: "移除 扫描件.png" }).click();
    await mock.fault({ match: { operationId: "uploadFile" }, fault: { kind: "hang" }, times: 1 });
    await upload.setInputFiles([{ name: "错传.png", mimeType: "image/png", buffer: PICTURE }]);
    await expect(page.getByRole("progressbar", { name: "错传.png的上传进度" })).toHaveAttribute(
      "value",
      "100",
    );
    await page.getByRole("button", { name: "取消上传 错传.png" }).click();
    await upload.setInputFiles([{ name: "许可证.png", mimeType: "image/png", buffer: PICTURE }]);
    await expect(page.getByRole("button", { name: "移除 许可证.png" })).toBeVisible();
    await page.getByLabel("有效期至").fill("2026-11-21");
    await page.getByRole("button", { name: "提交审核" }).click();
    await expect(page.getByText(/^有效期须晚于今天/)).toBeVisible();
    await page.getByLabel("有效期至").fill("2031-11-20");
    await expectAccessible();

    await page.reload();
    await expect(page.getByLabel("有效期至")).toHaveValue("2031-11-20");
    await page.getByRole("button", { name: "提交审核" }).click();
    await expect(page.getByText(/食品经营许可证已提交/)).toBeVisible();
    await expect(page.getByText("新证照审核中，通过后替换这一份")).toBeVisible();

    const buyer = await mockWorld({ url: mock.url, name: mock.world, persona: "buyer" });
    const { data } = (await buyer.call("listCertificates")).body;
    await mock.reviewCertificate({ id: data.find(({ status }) => status === 1)?.id ?? 0 });
    await page.reload();
    await expect(page.getByRole("article", { name: "食品经营许可证，有效" })).toContainText("2031-11-20");
    await expect(page.getByText(/还剩 \d+ 天/)).toHaveCount(0);
  });

  test("a pasted address fills in only what is certain", async ({ page, mock, expectAccessible }) => {
    await page.goto("/zhzx/addr");
    await page.getByRole("button", { name: "新增收货地址" }).click();
    const fields = ["收货人", "联系电话", "省", "市", "区县", "详细地址"];
    const paste = async (text: string, said: string, values: string[]) => {
      await page.getByLabel("粘贴整段地址").fill(text);
      await page.getByRole("button", { name: "识别" }).click();
      await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
      for (const [index, field] of fields.entries())
        await expect(page.getByLabel(field, { exact: true })).toHaveValue(values[index] ?? "");
    };
    await paste(
      "北京同仁堂 阿卜杜外力·麦麦提 0571-88880000转801 中國 浙江省杭州市餘杭區文一西路 969 號",
      "分机号写在详细地址的末尾",
      [
        "阿卜杜外力·麦麦提",
        "0571-88880000",
        "浙江省",
        "杭州市",
        "余杭区",
        "北京同仁堂 文一西路 969 號 电话转 801",
      ],
    );
    await paste("张三 13800001234 朝阳区建国路 8 号", "没有识别出省、市、区县，请在下面补充。", [
      "张三",
      "13800001234",
      "",
      "",
      "",
      "朝阳区建国路 8 号",
    ]);
    await paste("张三 13800001234 青岛市南京路 8 号", "没有识别出区县，请在下面补充。", [
      "张三",
      "13800001234",
      "山东省",
      "青岛市",
      "",
      "南京路 8 号",
    ]);
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await expect(page.getByText("请选择区县", { exact: true })).toBeVisible();
    expect(await mock.requests({ operationId: "createAddress" })).toEqual([]);
    await page.getByLabel("区县").selectOption("市南区");
    await expectAccessible();
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await expect(page.getByRole("article", { name: /^张三/ })).toContainText(
      "山东省青岛市市南区 南京路 8 号",
    );
  });

  test("an address is pasted, set as default, edited and deleted", async ({
    page,
    mock,
    expectAccessible,
  }) => {
    await page.goto("/zhzx/addr");
    await page.getByRole("button", { name: "新增收货地址" }).click();
    await page.getByLabel("粘贴整段地址").fill("刘敏 13912345678 浙江省宁波市鄞州区天童南路 700 号");
    await page.getByRole("button", { name: "识别" }).click();
    await expect(page.getByLabel("区县")).toHaveValue("鄞州区");
    await page.reload();
    await expect(page.getByLabel("收货人")).toHaveValue("刘敏");
    await clickTwice(page.getByRole("button", { name: "保存", exact: true }));
    await expect(page.getByRole("button", { name: "新增收货地址" })).toBeFocused();
    expect(await mock.requests({ operationId: "createAddress" })).toHaveLength(1);
    const added = page.getByRole("article", { name: /^刘敏/ });
    await expect(added).toContainText("139****5678");
    await added.getByRole("button", { name: "设为默认" }).click();
    await expect(page.getByRole("article").first()).toContainText("默认");
    await expect(page.getByRole("article").first()).toContainText("刘敏");
    await added.getByRole("button", { name: "修改刘敏的地址" }).click();
    await page.getByLabel("详细地址").fill("天童南路 701 号");
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await expect(added).toContainText("天童南路 701 号");
    await expect(added.getByRole("button", { name: "修改刘敏的地址" })).toBeFocused();
    await expectAccessible();
    await added.getByRole("button", { name: "删除刘敏的地址" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
    await expect(added).toHaveCount(0);
    await expect(page.getByRole("article")).toHaveCount(2);
  });

  test("WeChat is linked by QR code, and unlinked", async ({ page, mock, expectAccessible }) => {
    await page.goto("/zhzx/bdwx");
    await expect(page.getByRole("img", { name: "微信绑定二维码" })).toBeVisible();
    await expect(page.getByText(/^二维码有效时间还剩/)).toBeVisible();
    await expectAccessible();
    const [made] = await mock.requests({ operationId: "getWechatCode" });
    const code = made?.path.split("/").at(-1) ?? "";
    await mock.scanWechat({ code, step: "scan" });
    await expect(page.getByText(/已扫码，请在手机上确认$/)).toBeVisible();
    await mock.scanWechat({ code, step: "confirm" });
    await expect(panel(page, "已绑定的微信")).toBeVisible();
    await page.getByRole("button", { name: "解除绑定" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "解除绑定" }).click();
    await expect(page.getByRole("img", { name: "微信绑定二维码" })).toBeVisible();
  });

  test("messages are opened, marked as read and deleted, and the counts follow", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/wdxx");
    const list = page.getByRole("list", { name: "消息", exact: true });
    const tab = page.getByRole("navigation", { name: "消息类型" });
    await expect(tab.getByRole("link", { name: "全部" })).toHaveText("全部 3");
    await expectAccessible();
    await list.getByRole("link", { name: "订单待付款提醒" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "订单待付款提醒" })).toBeVisible();
    await expect(tab.getByRole("link", { name: "全部" })).toHaveText("全部 2");
    await page.goBack();
    await page.getByRole("link", { name: "只看未读" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: "全部已读" }).click();
    await expect(page.getByText("没有未读的消息")).toBeVisible();
    await page.getByRole("link", { name: "查看全部消息" }).click();
    await list.getByRole("checkbox").first().check();
    await list.getByRole("checkbox").nth(1).check();
    await page.getByRole("button", { name: "删除（2）" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(7);
    await page.goto("/zhzx/zhzx_wdxx?type=2");
    await expect(list.getByRole("listitem").first()).toContainText("订单消息");
    await tab.getByRole("link", { name: "系统通知" }).click();
    await expect(page).toHaveURL(/\/zhzx\/zhzx_wdxx\?type=1$/);
  });
});

test("a chain copies its cart to another store, links and unlinks a store, and switches to another", async ({
  page,
  context,
  mock,
  logInAs,
  expectAccessible,
}) => {
  await logInAs("buyer");
  await page.goto("/zhzx/ddgl");
  const stores = page.getByRole("list", { name: "门店" });
  await expect(stores.getByRole("listitem")).toHaveCount(2);
  await expectAccessible();
  await page.getByRole("button", { name: "复制到其他门店" }).click();
  const dialog = page.getByRole("dialog", { name: "复制到其他门店" });
  await dialog.getByRole("checkbox", { name: /文三路店$/ }).check();
  await dialog.getByRole("button", { name: "复制到 1 家门店" }).click();
  await expect(dialog.getByText(/^已复制 \d+ 种/)).toBeVisible();
  await dialog.getByRole("button", { name: "关闭" }).first().click();
  await expect(stores.getByRole("listitem").nth(1)).not.toContainText("购物车 0 种");

  await page.getByRole("button", { name: "关联已有门店" }).click();
  await page.getByLabel("门店登录账号").fill("nobody");
  await page.getByLabel("门店预留手机号").fill("135 0000 1406");
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeVisible();
  const code = await mock.outbox.lastCode("13500001406");
  await page.getByLabel("短信验证码").fill(code);
  await page.getByRole("button", { name: "关联门店" }).click();
  await expect(page.getByText(/门店账号不存在/).first()).toBeVisible();
  await page.getByLabel("门店登录账号").fill("manager");
  await clickTwice(page.getByRole("button", { name: "关联门店" }));
  await expect(stores.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "关联已有门店" })).toBeFocused();
  await stores.getByRole("button", { name: /^解除关联 .*康宁/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "解除关联" }).click();
  await expect(stores.getByRole("listitem")).toHaveCount(2);

  // This store's draft must not be visible to the other store.
  await page.getByRole("button", { name: "关联已有门店" }).click();
  await page.getByLabel("门店登录账号").fill("chain01");
  await stores.getByRole("button", { name: "切换到此店" }).click();
  await page.waitForURL(/\/user$/);
  await expect(page.getByRole("heading", { level: 2, name: /文三路店$/ })).toBeVisible();
  await page.goto("/zhzx/ddgl");
  await expect(stores.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByLabel("门店登录账号")).toHaveCount(0);

  // By the header from any page, which stays, and in every tab.
  const other = await context.newPage();
  await other.goto("/list");
  const greeting = (tab: Page, name: RegExp) => tab.getByRole("banner").getByRole("link", { name });
  await expect(greeting(other, /文三路店$/)).toBeVisible();
  await page.goto("/zzfw/kjcg?way=often");
  await page.getByRole("banner").getByRole("button", { name: "切换门店，共 2 家" }).click();
  const switcher = page.getByRole("dialog", { name: "共 2 家" });
  await expect(switcher.getByRole("button", { name: /文三路店/ })).toHaveAttribute("aria-current", "true");
  await expectAccessible();
  await switcher.getByRole("button", { name: /西溪康民大药房(?!文三)/ }).click();
  await expect(greeting(page, /康民大药房$/)).toBeVisible();
  expect(page.url()).toContain("/zzfw/kjcg?way=often");
  await expect(greeting(other, /康民大药房$/)).toBeVisible();
  await page.reload();
  await expect(greeting(page, /康民大药房$/)).toBeVisible();
});

test("an account pending approval sees its status", async ({ page, mock, logInAs, expectAccessible }) => {
  await logInAs("newbie");
  for (const operationId of ["getCurrentUser", "getRegistration"] as const)
    await mock.fault({ match: { operationId }, fault: { kind: "delay", delay: 500 } });
  await page.goto("/user");
  await expect(page.getByRole("alert").filter({ hasText: "资料已于" })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole("button", { name: "还有 1 项" }).click();
  await expect(page.getByRole("list", { name: "待办提醒" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible();
  await mock.approveRegistration({ username: "newbie" });
  await page.reload();
  await expect(page.getByRole("region", { name: "账户" })).toContainText("资质已审核");
});

test.describe("without a signed contract", () => {
  test.use({ world: { persona: "unsigned" } });

  test("it is read to the end, signed once despite an expired session, and downloaded", async ({
    page,
    mock,
    logIn,
    expectAccessible,
  }) => {
    await page.goto("/dzht");
    const sign = page.getByRole("button", { name: "同意并签署" });
    await expect(sign).toBeDisabled();
    await expectAccessible();
    await readAgreement(page);
    await expect(sign).toBeEnabled();
    await page.getByRole("button", { name: "获取验证码" }).click();
    await expect(page.getByRole("button", { name: /秒后重发/ })).toBeVisible();
    const [sms] = await mock.outbox();
    await page.getByLabel("短信验证码").fill(sms?.code ?? "");
    await mock.fault({
      match: { operationId: "signAgreement" },
      fault: { kind: "status", status: 401 },
      times: 1,
    });
    await sign.click();
    await page.waitForURL(/\/login\?redirect=%2Fdzht$/);
    await logIn("unsigned");
    await expect(page.getByLabel("短信验证码")).toHaveValue(sms?.code ?? "");
    await expect(page.getByRole("button", { name: /秒后重发/ })).toBeVisible();
    await readAgreement(page);
    await clickTwice(sign);
    const file = await page.getByRole("link", { name: "下载合同（PDF）" }).getAttribute("href");
    expect((await page.request.get(file ?? "")).headers()["content-type"]).toBe("application/pdf");
    expect(await mock.requests({ operationId: "signAgreement", status: "200" })).toHaveLength(1);
  });
});

test.describe("a connection that breaks after the server has done what was asked", () => {
  test.use({ world: { persona: "buyer" } });

  test("makes no second address, though the browser sends the call again", async ({ page, mock }) => {
    await page.goto("/zhzx/addr");
    await page.getByRole("button", { name: "新增收货地址" }).click();
    await page.getByLabel("粘贴整段地址").fill("刘敏 13912345678 浙江省宁波市鄞州区天童南路 700 号");
    await page.getByRole("button", { name: "识别" }).click();
    await expect(page.getByLabel("区县")).toHaveValue("鄞州区");
    await mock.fault({
      match: { operationId: "createAddress" },
      fault: { kind: "reset", when: "after" },
      times: 1,
    });
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await expect(page.getByRole("article", { name: /^刘敏/ })).toHaveCount(1);
    expect(await mock.requests({ operationId: "createAddress" })).toHaveLength(2);
    await page.reload();
    await expect(page.getByRole("article", { name: /^刘敏/ })).toHaveCount(1);
  });
});

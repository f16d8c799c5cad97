import { truncate, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  certificateFile,
  fillAccount,
  fillCertificates,
  fillCompany,
  pictureFile,
  textField,
} from "./support/registration.ts";
import { expect, test } from "./support/shop.ts";
import { addFromSearch, clickTwice, openCheckout, readAgreement } from "./support/steps.ts";

const PHONE = "13100000009";

const submit = (page: Page) => page.getByRole("button", { name: "提交审核" });
async function fillCode(page: Page, code: (to: string) => Promise<string>): Promise<void> {
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeDisabled();
  await textField(page, "短信验证码").fill(await code(PHONE));
}

test("a pharmacy registers, corrects rejected fields, is approved, and orders", async ({
  page,
  mock,
  logIn,
  expectAccessible,
}, info) => {
  test.slow();
  await page.goto("/register/step2");
  await expect(page).toHaveURL(/\/register\/step1$/);
  await page.getByRole("button", { name: "同意协议并注册" }).click();
  await expect(textField(page, "用户名")).toBeFocused();
  await expectAccessible();
  await textField(page, "手机号").fill("138 0000 1402");
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText("该手机号已注册，请直接登录或找回密码")).toBeVisible();
  await fillAccount(page, "buyer");
  await textField(page, "手机号").fill("+86 131-0000-0009");
  await fillCode(page, mock.outbox.lastCode);
  await page.getByRole("button", { name: "同意协议并注册" }).click();
  await expect(page.getByText("用户名已被占用，请换一个").first()).toBeVisible();
  await expect(textField(page, "用户名")).toBeFocused();

  // A reload keeps the draft, but not the passwords.
  await textField(page, "用户名").fill("qinghe");
  await page.reload();
  await expect(textField(page, "用户名")).toHaveValue("qinghe");
  await expect(textField(page, "登录密码")).toHaveValue("");
  await fillAccount(page, "qinghe");
  await textField(page, "短信验证码").fill(await mock.outbox.lastCode(PHONE));
  await clickTwice(page.getByRole("button", { name: "同意协议并注册" }));
  await page.waitForURL(/\/register\/step2$/);
  expect(await mock.requests({ operationId: "registerAccount", status: "201" })).toHaveLength(1);

  await submit(page).click();
  await expect(page.getByText("请选择企业类型", { exact: true })).toBeVisible();
  await fillCompany(page);
  await submit(page).click();
  await expect(page.getByText("请上传营业执照")).toBeVisible();
  await certificateFile(page, "营业执照").setInputFiles({
    ...pictureFile("执照"),
    name: "执照.exe",
    mimeType: "application/octet-stream",
  });
  await expect(page.getByText(/“执照.exe”不是/)).toBeVisible();
  await certificateFile(page, "营业执照").setInputFiles({
    ...pictureFile("假的"),
    buffer: Buffer.from("text"),
  });
  await expect(page.getByText(/“假的.png”上传失败：仅支持/)).toBeVisible();
  await page.getByRole("button", { name: "移除 假的.png" }).click();
  const large = info.outputPath("扫描件.png");
  await writeFile(large, "");
  await truncate(large, 30 * 1024 * 1024);
  await certificateFile(page, "营业执照").setInputFiles(large);
  const licence = page.getByRole("group", { name: "营业执照的照片或扫描件" });
  await expect(licence.getByRole("alert")).toHaveText(/^“扫描件.png”上传失败：图片无法打开/);
  expect(await mock.requests({ operationId: "uploadFile" })).toHaveLength(1);
  await expect(textField(page, "企业名称")).toHaveValue("青禾大药房");
  await fillCertificates(page);
  await expectAccessible();

  // The session expires while the form is being filled in: nothing is lost.
  await mock.fault({
    match: { operationId: "submitCompany" },
    fault: { kind: "status", status: 401 },
    times: 1,
  });
  await submit(page).click();
  await page.waitForURL(/\/login\?redirect=%2Fregister%2Fstep2$/);
  await logIn("qinghe");
  await expect(textField(page, "企业名称")).toHaveValue("青禾大药房");
  await expect(page.getByLabel("区县")).toHaveValue("拱墅区");
  await expect(page.getByRole("img", { name: "采购员身份证.png" })).toBeVisible();
  await clickTwice(submit(page));
  await page.waitForURL(/\/register\/step3$/);
  expect(await mock.requests({ operationId: "submitCompany", status: "200" })).toHaveLength(1);
  await expect(page.getByText("资料已提交，等待审核")).toBeVisible();
  await expectAccessible();

  await mock.approveRegistration({ username: "qinghe", approved: false, reason: "营业执照照片不清晰" });
  await mock.fault({
    match: { operationId: "getRegistration" },
    fault: { kind: "status", status: 500 },
    times: 1,
  });
  await page.getByRole("button", { name: "刷新审核进度" }).click();
  await expect(page.getByText("审核进度刷新失败，请检查网络后重试")).toBeVisible();
  await page.getByRole("button", { name: "刷新审核进度" }).click();
  await expect(page.getByText("原因：营业执照照片不清晰。")).toBeVisible();
  await expect(page.getByText("驳回原因：营业执照照片不清晰").first()).toBeVisible();
  // Another computer has no draft: all but the scans is restored from the submission.
  await page.evaluate(() => sessionStorage.removeItem("register-company-draft:qinghe"));
  await page.getByRole("link", { name: "修改资料" }).click();
  await expect(textField(page, "企业名称")).toHaveValue("青禾大药房");
  const licenceFields = page.getByRole("group", { name: "营业执照", exact: true });
  await expect(licenceFields.getByLabel("证照编号")).toHaveValue("NO-营业执照");
  await expect(licenceFields.getByLabel("有效期至")).toHaveValue("2031-05-31");
  await fillCertificates(page);
  await submit(page).click();
  await page.waitForURL(/\/register\/step3$/);
  await mock.approveRegistration({ username: "qinghe" });
  await page.getByRole("button", { name: "刷新审核进度" }).click();
  await expect(page.getByText("审核已通过")).toBeVisible();

  await page.getByRole("link", { name: "去采购" }).click();
  // The first steps: coupons as the login page promises, and the contract before the cart is full.
  await page.goto("/");
  const desk = page.getByRole("region", { name: "采购台" });
  const gift = desk.getByRole("article", { name: "我的优惠券" });
  await expect(gift.getByRole("listitem")).toHaveText([
    /¥20新会员礼包/u,
    /¥60新会员礼包/u,
    /¥120新会员礼包/u,
  ]);
  await expect(desk.getByRole("link", { name: "去签署" })).toBeVisible();
  await addFromSearch(page, "阿莫西林", /阿莫西林/);
  await page.getByRole("button", { name: "去结算" }).click();
  await page.getByRole("alertdialog").getByRole("button").click();
  await page.waitForURL(/\/dzht/);
  await readAgreement(page);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeVisible();
  await textField(page, "短信验证码").fill(await mock.outbox.lastCode(PHONE));
  await page.getByRole("button", { name: "同意并签署" }).click();
  await page.waitForURL(/\/cart(\/step2)?$/);
  if (page.url().endsWith("/cart")) await openCheckout(page);
  const address = page.getByRole("form", { name: "新增收货地址" });
  const add = page.getByRole("button", { name: "新增收货地址" });
  await address.or(add).first().waitFor();
  if (await add.isVisible()) await add.click();
  await address.getByLabel("粘贴整段地址").fill("许青 13100000009 浙江省杭州市拱墅区湖墅南路 9 号");
  await address.getByRole("button", { name: "识别" }).click();
  await address.getByRole("button", { name: "保存并使用" }).click();
  await page.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL(/\/cart\/step3\/\d+$/);
  await expect(page.getByRole("radio", { name: /扫码支付/ })).toBeVisible();
});

test("a head office submits its stores; an error of one store is shown at its field", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/register");
  await page.getByRole("link", { name: "多店注册" }).click();
  // The form of a single store is shown until this page has loaded.
  await expect(page.getByRole("heading", { level: 1, name: "多店注册" })).toBeVisible();
  await fillAccount(page, "qinghe");
  await textField(page, "手机号").fill(PHONE);
  await fillCode(page, mock.outbox.lastCode);
  await page.getByRole("button", { name: "同意协议并注册" }).click();
  await page.waitForURL(/\/register\/dd\/step2$/);
  await fillCompany(page);
  await fillCertificates(page);
  await page.getByRole("button", { name: "再加一家门店" }).click();
  await page.getByRole("button", { name: "移除门店 1" }).click();
  await page.getByRole("button", { name: "再加一家门店" }).click();
  // A pasted list fills them in: missing values come from the head office, unreadable lines stay.
  const list = page.getByRole("textbox", { name: "粘贴门店清单" });
  await list.fill(
    "门店名称\t营业执照号\t手机号\t地址\n城北店\t330105000999\t13100000010\t莫干山路 1 号\n共两家\n",
  );
  await page.getByRole("button", { name: "识别" }).click();
  await expect(page.getByText(/^已填入 1 家门店.*有 1 行没有读出门店名称/)).toBeVisible();
  await expect(page.getByText(/城北店没有写联系人，填的是总店的许青。/)).toBeVisible();
  await expect(page.getByText(/城北店没有写地区，填的是总店的浙江省杭州市拱墅区。/)).toBeVisible();
  await expect(list).toHaveValue("共两家");
  await list.fill("城西店\t330105000999\t李明\t13100000011\t江干区莫干山路 2 号");
  await page.getByRole("button", { name: "识别" }).click();
  await expect(page.getByText("城西店的地区没有识别完整，请选择。")).toBeVisible();
  const west = page.getByRole("group", { name: "门店 2", exact: true });
  await expect(west.getByLabel("联系人")).toHaveValue("李明");
  await expect(west.getByLabel("省", { exact: true })).toHaveValue("");
  await west.getByLabel("省", { exact: true }).selectOption("浙江省");
  await west.getByLabel("市", { exact: true }).selectOption("杭州市");
  await west.getByLabel("区县").selectOption("拱墅区");
  for (const [index, name] of ["城北店", "城西店"].entries()) {
    const store = page.getByRole("group", { name: `门店 ${index + 1}`, exact: true });
    await expect(store.getByLabel("门店名称")).toHaveValue(name);
    await expect(store.getByLabel("区县")).toHaveValue("拱墅区");
  }
  await submit(page).click();
  await expect(page.getByText("营业执照号已被其他门店使用").first()).toBeVisible();
  const second = page.getByRole("group", { name: "门店 2", exact: true }).getByLabel("营业执照号");
  await expect(second).toBeFocused();
  await expectAccessible();
  await second.fill("330105000998");
  await submit(page).click();
  await page.waitForURL(/\/register\/dd\/step3$/);
  await expect(page.getByText("多门店（2 家门店）")).toBeVisible();

  // Once submitted, going back redirects to the status.
  await page.goto("/register/dd/step2");
  await expect(page).toHaveURL(/\/register\/dd\/step3$/);
});

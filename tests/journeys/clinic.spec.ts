import type { Locator, Page } from "@playwright/test";
import { brokenPhoto, heicPhoto, largeTurnedPhoto } from "./support/photos.ts";
import { certificateFile, fillAccount, pictureFile, textField } from "./support/registration.ts";
import { expect, test } from "./support/shop.ts";
import { addFromSearch, openCheckout } from "./support/steps.ts";

const PHONE = "13100000009";
const COMPOUND = "氨酚伪麻美芬片";

test.use({ viewport: { width: 390, height: 844 } });

const submit = (page: Page) => page.getByRole("button", { name: "提交审核" });

/** Width and height of a picture as it was uploaded. */
const sizeOf = (picture: Locator) =>
  picture.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return [element.naturalWidth, element.naturalHeight];
  });

test("a village clinic registers on a phone: no code, photos as they are, papers without number or end", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/register/step1");
  await fillAccount(page, "qinghe");
  await textField(page, "手机号").fill(PHONE);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeDisabled();
  await page.getByRole("button", { name: "同意协议并注册" }).click();
  await expect(textField(page, "短信验证码")).toBeFocused();
  await textField(page, "短信验证码").fill(await mock.outbox.lastCode(PHONE));
  await page.getByRole("button", { name: "同意协议并注册" }).click();
  await page.waitForURL(/\/register\/step2$/);

  // The first field with an error, from the top, gets the focus and is in sight.
  await submit(page).click();
  await expect(page.getByRole("radio", { name: "终端药店" })).toBeFocused();
  await page.getByText("村卫生室", { exact: true }).click();
  await submit(page).click();
  await expect(textField(page, "机构名称")).toBeFocused();
  await expect(textField(page, "机构名称")).toBeInViewport();
  await textField(page, "机构名称").fill("青禾镇湖墅村卫生室");
  await textField(page, "法定代表人或负责人").fill("许青");
  await textField(page, "联系人").fill("许青");
  await submit(page).click();
  await expect(page.getByLabel("省", { exact: true })).toBeFocused();
  await page.getByLabel("省", { exact: true }).selectOption("浙江省");
  await page.getByLabel("市", { exact: true }).selectOption("杭州市");
  await page.getByLabel("区县").selectOption("拱墅区");
  await textField(page, "详细地址").fill("湖墅村 9 号");
  await submit(page).click();
  const licence = certificateFile(page, "医疗机构执业许可证");
  await expect(licence).toBeFocused();
  await expect(page.getByRole("group", { name: "医疗机构执业许可证的照片或扫描件" })).toBeInViewport();
  await expectAccessible();

  await licence.setInputFiles(heicPhoto("许可证"));
  const converted = page.getByRole("img", { name: "许可证.jpg" });
  await expect(converted).toBeVisible();
  expect(await sizeOf(converted)).toEqual([64, 48]);
  const fields = page.getByRole("group", { name: "医疗机构执业许可证", exact: true });
  await fields.getByLabel("证照编号").fill("PDY00099X330105");
  await fields.getByLabel("有效期至").fill("2031-05-31");

  await certificateFile(page, "法人委托书").setInputFiles(largeTurnedPhoto("委托书"));
  const turned = page.getByRole("img", { name: "委托书.jpg" });
  await expect(turned).toBeVisible();
  expect(await sizeOf(turned)).toEqual([48, 64]);
  const power = page.getByRole("group", { name: "法人委托书", exact: true });
  await expect(power.getByLabel("证照编号")).toHaveCount(0);
  await power.getByLabel("有效期至").fill("2027-05-31");

  const card = page.getByRole("group", { name: "采购员身份证的照片或扫描件" });
  await certificateFile(page, "采购员身份证").setInputFiles(brokenPhoto("身份证"));
  await expect(card.getByText(/“身份证.HEIC”上传失败：图片无法打开/)).toBeVisible();
  await expectAccessible();
  const chooser = page.waitForEvent("filechooser");
  await card.getByText("重新上传").click();
  await (await chooser).setFiles(pictureFile("身份证"));
  await expect(page.getByRole("img", { name: "身份证.png" })).toBeVisible();
  // The same again for a photo that was uploaded, but is not the right one.
  const another = page.waitForEvent("filechooser");
  await card.getByText("重新上传").click();
  await (await another).setFiles(pictureFile("身份证正反面"));
  await expect(page.getByRole("img", { name: "身份证正反面.png" })).toBeVisible();
  await expect(page.getByRole("img", { name: "身份证.png" })).toHaveCount(0);
  const cardFields = page.getByRole("group", { name: "采购员身份证", exact: true });
  await cardFields.getByLabel("证照编号").fill("330106199202020022");
  await cardFields.getByRole("checkbox", { name: "长期" }).check();
  await expect(cardFields.getByLabel("有效期至")).toHaveValue("长期有效");

  await submit(page).click();
  await page.waitForURL(/\/register\/step3$/);
  const paper = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(paper("采购员身份证")).toContainText("长期有效");
  await expect(paper("法人委托书")).not.toContainText("编号");
  await expectAccessible();
  await mock.approveRegistration({ username: "qinghe" });
  await page.goto("/zhzx/jcxx_zzzj");
  await expect(page.getByRole("article", { name: "采购员身份证，有效" })).toContainText("长期");
  await expect(page.getByRole("article", { name: "法人委托书，有效" })).not.toContainText("编号");
  await expectAccessible();
});

test("a clinic shows its record or its licence, whichever it has", async ({ page, mock }) => {
  await page.goto("/register/step1");
  await fillAccount(page, "qinghe");
  await textField(page, "手机号").fill(PHONE);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeDisabled();
  await textField(page, "短信验证码").fill(await mock.outbox.lastCode(PHONE));
  await page.getByRole("button", { name: "同意协议并注册" }).click();
  await page.waitForURL(/\/register\/step2$/);
  await page.getByText("诊所", { exact: true }).click();
  await submit(page).click();
  await expect(page.getByText("请上传医疗机构执业许可证或诊所备案凭证，任选其一")).toBeVisible();
  await certificateFile(page, "诊所备案凭证").setInputFiles(pictureFile("备案凭证"));
  await expect(page.getByRole("img", { name: "备案凭证.png" })).toBeVisible();
  await submit(page).click();
  await expect(page.getByText("请填写证照编号").first()).toBeVisible();
  await expect(page.getByText(/任选其一$/)).toHaveCount(0);
});

test("the first checkout offers what was given at the registration", async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn("empty");
  await addFromSearch(page, COMPOUND, new RegExp(COMPOUND));
  await openCheckout(page);
  const form = page.getByRole("form", { name: "新增收货地址" });
  await expect(form.getByLabel("收货人")).toHaveValue("方圆");
  await expect(form.getByLabel("联系电话")).toHaveValue("13400001412");
  await expect(form.getByLabel("区县")).toHaveValue("椒江区");
  await expect(form.getByLabel("详细地址")).toHaveValue("市府大道 388 号");
  await form.getByRole("button", { name: "保存并使用" }).click();
  await expect(page.getByRole("radio", { name: /方圆.*证照登记地址/ })).toBeChecked();
  await expect(page.getByText("注册资料：台州椒江新安大药房，税号 91331002MA2KJ4122X")).toBeVisible();
  await page.getByRole("button", { name: "用作发票抬头" }).click();
  await expect(page.getByRole("radio", { name: /台州椒江新安大药房/ })).toBeChecked();
  await expectAccessible();
  await page.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL(/\/cart\/step3\/\d+$/);
});

test("a compound with ephedrine goes to the licensed address alone, and the page says why", async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn("buyer");
  await addFromSearch(page, COMPOUND, new RegExp(COMPOUND));
  await openCheckout(page);
  const addresses = page.getByRole("region", { name: "收货地址" });
  await expect(
    addresses.getByText(`${COMPOUND}属含特殊药品复方制剂，依法只能送到证照登记的地址。`),
  ).toBeVisible();
  await expect(addresses.getByRole("radio", { name: /陈晓梅/ })).toBeChecked();
  await expect(addresses.getByRole("radio", { name: /吴刚.*这一单不能送到这里/ })).toBeDisabled();
  await expectAccessible();
  // Goods that are picked up go nowhere.
  await page.getByText("上门自提", { exact: true }).click();
  await expect(addresses.getByRole("radio", { name: /吴刚/ })).toBeEnabled();
});

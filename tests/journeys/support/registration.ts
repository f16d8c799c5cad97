import type { Locator, Page } from "@playwright/test";
import { expect } from "./expect.ts";

/** The certificates that a pharmacy has to hand in. */
const REQUIRED = ["营业执照", "药品经营许可证", "法人委托书", "采购员身份证"];

/** A one-pixel image. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture to upload. */
export const pictureFile = (name: string) => ({
  name: `${name}.png`,
  mimeType: "image/png",
  buffer: PICTURE,
});

export const textField = (page: Page, name: string): Locator =>
  page.getByRole("textbox", { name, exact: true });

/** The file input for the picture of a certificate. */
export const certificateFile = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: `${name}的照片或扫描件` }).locator("input[type=file]");

/** Fills in a new account but for its phone. */
export async function fillAccount(page: Page, username: string): Promise<void> {
  await textField(page, "用户名").fill(username);
  await textField(page, "登录密码").fill("demo1234");
  await textField(page, "确认密码").fill("demo1234");
  await page.getByRole("checkbox").check();
}

/** Fills in a pharmacy, without its certificates. */
export async function fillCompany(page: Page): Promise<void> {
  await page.getByText("终端药店", { exact: true }).click();
  await textField(page, "企业名称").fill("青禾大药房");
  // Pasted with the spaces of the printed licence.
  await textField(page, "统一社会信用代码").fill(" 91330106 ma2ykt099x ");
  await textField(page, "法定代表人").fill("许青");
  await textField(page, "联系人").first().fill("许青");
  await page.getByLabel("省", { exact: true }).first().selectOption("浙江省");
  await page.getByLabel("市", { exact: true }).first().selectOption("杭州市");
  await page.getByLabel("区县").first().selectOption("拱墅区");
  await textField(page, "详细地址").first().fill("湖墅南路 9 号");
}

/** Uploads the certificates of a pharmacy, and fills in their numbers. */
export async function fillCertificates(page: Page): Promise<void> {
  // Selected together, uploaded one after the other.
  for (const name of REQUIRED) await certificateFile(page, name).setInputFiles(pictureFile(name));
  for (const name of REQUIRED) {
    const fields = page.getByRole("group", { name, exact: true });
    // A power of attorney has no number.
    if (name !== "法人委托书") await fields.getByLabel("证照编号").fill(`ＮＯ-${name}`);
    await fields.getByLabel("有效期至").fill("2031-05-31");
    await expect(page.getByRole("img", { name: `${name}.png` })).toBeVisible();
  }
}

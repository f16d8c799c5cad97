import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import config from "./playwright.config.ts";
import { writeBarcodeVideo } from "./support/barcode-video.ts";
import { expect, test } from "./support/shop.ts";

/** The barcode of goods 7. */
const BARCODE = "6901000000073";

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ browserName: _browserName }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), "barcode-"));
    const video = join(folder, "camera.y4m");
    writeBarcodeVideo(video, BARCODE);
    await provide({
      ...config.use?.launchOptions,
      args: [
        ...(config.use?.launchOptions?.args ?? []),
        // Nobody is there to answer the question for the camera.
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${video}`,
      ],
    });
    await rm(folder, { recursive: true });
  },
});

test(
  "a phone scans a barcode in the header and in the quick purchase, and says when the camera is refused",
  { tag: "@walk" },
  async ({ page, logIn, expectAccessible }) => {
    await logIn("buyer");
    await page.evaluate(refuseCameraOnce);
    const scanner = page.getByRole("dialog", { name: "扫商品条码" });
    await page.getByRole("button", { name: "扫商品条码" }).click();
    await expect(scanner.getByRole("alert")).toContainText("浏览器没有获准使用摄像头");
    await expectAccessible();
    await scanner.getByRole("textbox", { name: "条码" }).fill("6901000000074");
    await page.keyboard.press("Enter");
    await expect(scanner).toContainText("这不是有效的 13 位条码");

    await scanner.getByRole("button", { name: "重试" }).click();
    const quantity = page.getByRole("form", { name: "阿莫西林胶囊的采购数量" });
    await expect(quantity).toBeVisible();
    await expect(scanner).toHaveCount(0);
    await quantity.getByRole("button", { name: "加入购物车" }).click();
    await expect(page.getByText("已加入购物车")).toBeVisible();

    await page.goto("/zzfw/kjcg");
    const entry = page.getByRole("form", { name: "逐行录入" });
    await entry.getByRole("button", { name: "扫商品条码" }).click();
    await expect(entry.getByRole("spinbutton", { name: "阿莫西林胶囊的数量" })).toBeFocused();
  },
);

test("a scanner that types finds goods in the header", async ({ page }) => {
  await page.goto("/404");
  await page.getByRole("combobox", { name: "按药品名称搜索" }).pressSequentially(BARCODE);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/search\\?keywords=${BARCODE}`));
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("阿莫西林胶囊");
});

test("a buyer's scanner that types goes on to the quantity, in the header and in the quick purchase", async ({
  page,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/zzfw/kjcg");
  for (const [field, place] of [
    ["要采购的商品", "逐行录入"],
    ["按药品名称搜索", "阿莫西林胶囊的采购数量"],
  ] as const) {
    await page.getByRole("combobox", { name: field }).pressSequentially(BARCODE);
    await page.keyboard.press("Enter");
    const form = page.getByRole("form", { name: place });
    await expect(form.getByRole("spinbutton", { name: "阿莫西林胶囊的数量" })).toBeFocused();
  }
});

/** Denies the camera once, as if the buyer tapped on 禁止: this browser shows no such prompt. */
function refuseCameraOnce(): void {
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = () => {
    mediaDevices.getUserMedia = ask;
    return Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  };
}

import { expect, it } from "vitest";
import { fileProblem } from "./picture-rules.ts";

const MB = 1024 * 1024;

it.each([
  [{ name: "破损.jpg", type: "image/jpeg", size: 100 * MB }, undefined],
  [{ name: "破损.jpg", type: "image/jpeg", size: 100 * MB + 1 }, "“破损.jpg”超过 100 MB，请压缩后再上传"],
  [{ name: "IMG_1.HEIC", type: "", size: 10 }, undefined],
  [{ name: "IMG_1.heif", type: "image/heif", size: 10 }, undefined],
  [{ name: "IMG_1.heic", type: "text/plain", size: 10 }, "“IMG_1.heic”不是 JPG、PNG、WebP 或 HEIC 图片"],
  [{ name: "单据.pdf", type: "application/pdf", size: 10 }, "“单据.pdf”不是 JPG、PNG、WebP 或 HEIC 图片"],
  [{ name: "动画.gif", type: "image/gif", size: 10 }, "“动画.gif”不是 JPG、PNG、WebP 或 HEIC 图片"],
  [{ name: "空.png", type: "image/png", size: 0 }, "“空.png”是空文件"],
])("%j: %s", (file, problem) => {
  expect(fileProblem(file, "picture")).toBe(problem);
});

it("accepts a PDF only for documents, and no other type", () => {
  expect(fileProblem({ name: "执照.pdf", type: "application/pdf", size: 10 }, "document")).toBeUndefined();
  expect(fileProblem({ name: "执照.docx", type: "application/msword", size: 10 }, "document")).toBe(
    "“执照.docx”不是 JPG、PNG、WebP、HEIC 图片或 PDF 文件",
  );
  expect(fileProblem({ name: "执照.pdf", type: "application/pdf", size: 10 * MB + 1 }, "document")).toBe(
    "“执照.pdf”超过 10 MB，请压缩后再上传",
  );
});

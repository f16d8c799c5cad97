import { findUpload } from "#mock/domain/upload/rules/uploads.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { drawPages } from "./page-svg.ts";
import { type ServedFile, SVG } from "./served-file.ts";
import { sheetPages } from "./sheet-pages.ts";

const ENDINGS: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  pdf: "application/pdf",
};

/**
 * An uploaded file, under the extension of its type. A notice replaces bytes that were dropped to make room;
 * undefined for an unknown file.
 */
export function uploadedFile(id: string, ending: string, state: WorldState): ServedFile | undefined {
  const upload = findUpload(state, id);
  if (!upload || ENDINGS[ending] !== upload.type) return undefined;
  const { content, type, name, size, createdAt, userId: owner } = upload;
  if (content !== null) return { type, body: Buffer.from(content, "base64"), isFixed: false, owner };
  const title = "已上传的文件";
  const pages = sheetPages({
    title,
    subtitle: "原文件已为新文件让出空间，此处以单据代替",
    rows: [
      ["文件名", name],
      ["大小", `${Math.ceil(size / 1024)} KB`],
      ["上传时间", formatDateTime(createdAt)],
    ],
    seals: ["文件服务"],
  });
  return { type: SVG, body: drawPages(title, pages), isFixed: false, owner };
}

import { UPLOAD_MB_MAX } from "#generated/limits.ts";
const PICTURES = ["image/jpeg", "image/png", "image/webp"];

/** `document` also allows PDFs. */
export type FileKind = "picture" | "document";

const KINDS: Readonly<Record<FileKind, { types: readonly string[]; name: string }>> = {
  picture: { types: PICTURES, name: "JPG、PNG 或 WebP 图片" },
  document: { types: [...PICTURES, "application/pdf"], name: "JPG、PNG、WebP 图片或 PDF 文件" },
};

/** The `accept` attribute of a file input. */
export const fileTypes = (kind: FileKind): string => KINDS[kind].types.join(",");

/** The accepted types in words. */
export const fileTypeNames = (kind: FileKind): string => KINDS[kind].name;

/** Why a file cannot be uploaded, checked before uploading; undefined when it can. */
export function fileProblem(
  { name, type, size }: Pick<File, "name" | "type" | "size">,
  kind: FileKind,
): string | undefined {
  if (!KINDS[kind].types.includes(type)) return `“${name}”不是 ${KINDS[kind].name}`;
  if (size === 0) return `“${name}”是空文件`;
  if (size > UPLOAD_MB_MAX * 1024 * 1024) return `“${name}”超过 ${UPLOAD_MB_MAX} MB，请压缩后再上传`;
  return undefined;
}

/** True if a URL leads to a PDF rather than a picture. */
export const isPdf = (url: string): boolean => /\.pdf(?:\?|$)/i.test(url);
